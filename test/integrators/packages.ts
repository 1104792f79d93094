/** The tools that integrators use, pinned: a run says something of these versions and of no others. */
export const PACKAGES = {
  typescript: "5.9.3",
  "openapi-typescript": "7.13.0",
  "openapi-fetch": "0.17.0",
  "@hey-api/openapi-ts": "0.99.0",
  orval: "8.38.0",
  oazapfts: "7.5.0",
  "@oazapfts/runtime": "1.2.0",
  "swagger-typescript-api": "13.13.0",
  "@kubb/cli": "4.39.3",
  "@kubb/core": "4.39.3",
  "@kubb/plugin-oas": "4.39.3",
  "@kubb/plugin-ts": "4.39.3",
  "@kubb/plugin-client": "4.39.3",
  "@redocly/cli": "2.77.0",
  "@stoplight/spectral-cli": "6.16.3",
  "@stoplight/prism-cli": "5.16.0",
  "@modelcontextprotocol/inspector": "2.11.0",
} as const;

/** orval asks for any newer parser, and the newest needs a package that was never published. */
export const OVERRIDES = { "@scalar/openapi-parser": "0.29.8" } as const;
