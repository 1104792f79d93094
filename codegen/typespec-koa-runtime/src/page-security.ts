/** Security headers of pages for browsers: everything from this origin, no frames, nothing sent elsewhere. */

const policy = (styles: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

const securedBy = (policy: string) =>
  ({
    "Content-Security-Policy": policy,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
  }) as const;

export type PageSecurity = ReturnType<typeof securedBy>;

/** Swagger UI sets style attributes and draws its icons from data: URLs. */
export const pageSecurity = securedBy(policy("'self' 'unsafe-inline'"));

/** For pages without inline styles or scripts, so that injected ones do not run. */
export const strictPageSecurity = securedBy(policy("'self'"));
