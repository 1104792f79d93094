"""The hand-written part of the client: connections, retries, pages and errors. Import nothing from here; the package exports what callers need."""
