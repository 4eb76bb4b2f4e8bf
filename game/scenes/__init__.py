"""The pages of the application. Each is a Scene; app.py puts the first one on the stack."""
