"""All that can be said in Scythe, by players and by chance."""

from __future__ import annotations

from game.games.scythe import actions, actions_chance, actions_combat, actions_move

ACTIONS = (
    actions.ChooseFaction, actions.ChooseMat, actions.ChooseSection, actions.SkipTop, actions_move.BeginMove,
    actions.GainCoins, actions.GainPower, actions.DrawCombatCards, actions.GainPopularity, actions.Trade,
    actions.TakeResource, actions.PlaceAt, actions.ProduceAt, actions.EndProduce, actions.UseFactory,
    actions.ShowObjective, actions.SkipBottom, actions.FinishTurn, actions_move.Move, actions_move.TakeInHand,
    actions_move.Load, actions_move.Drop, actions_move.EndMove, actions.Bottom, actions.PayToken, actions.PayCard,
    actions.Upgrade, actions.Deploy, actions.Build, actions.Enlist, actions.TakeAmount, actions.Less, actions.Leave,
    actions.ChooseOption, actions.TakeFactoryCard, actions_combat.Fight, actions_combat.UseAbility,
    actions_combat.Stake, actions_combat.Retreat, actions_combat.OpenDeal, actions_combat.HearOffer,
    actions_combat.OfferCoins, actions_combat.AskCoins, actions_combat.Accept, actions_combat.Refuse,
    actions_chance.DealFaction, actions_chance.DealMat, actions_chance.DrawBonusTile, actions_chance.DealObjective,
    actions_chance.DrawCard, actions_chance.StealCard, actions_chance.RevealCombat, actions_chance.DrawEncounter,
    actions_chance.DrawFactory, actions_chance.LookAtFactory,
)  # fmt: skip
