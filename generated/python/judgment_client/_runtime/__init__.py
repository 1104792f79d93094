# Generated from spec/ by `npm run generate`. Do not edit.
"""The hand-written part of the client: connections, retries, pages and errors. Import nothing from here; the package exports what callers need."""
