/**
 * What may import what. `npm run storeys` holds the code against these rules, types included, and draws the picture in ARCHITECTURE.md.
 * A storey knows those below it: imports go down. Modules of one storey know each other without circles (codegen/storeys/modules.ts).
 */
const storeys = require("./codegen/storeys/storeys.json");

/** The storeys from the top to the bottom: each may import those that come after it. */
const upward = storeys.slice(1).map((storey, index) => ({
  name: `${storey}-imports-up`,
  comment: `${storey} stands below ${storeys.slice(0, index + 1).join(", ")}. Let it name a port; src/server/ports.ts says who stands behind it.`,
  severity: "error",
  from: { path: `^src/${storey}/` },
  to: { path: `^src/(${storeys.slice(0, index + 1).join("|")})/` },
}));

/** What a plugin may know of the service: the ports, and what the ports name. */
const ports = [
  "judging/engines/engine",
  "jobs/parts/(suggester|export-store|export-files)",
  "foundation/(db/(store|tables|faults)|secrets/key-source|log/log|tracing/tracing|time/(clock|time-slice)|retry-after)",
  // Pure functions, which the console draws with.
  "(foundation/binary-search|quality/fits/intervals)",
  "server/config",
  "server/sign-in/provider",
];

module.exports = {
  forbidden: [
    ...upward,
    {
      name: "no-circles",
      comment:
        "Two files that import each other are one file, or share a third. Types of the contract name each other as the contract does, so generated/ is free.",
      severity: "error",
      from: { pathNot: "^generated/" },
      to: { circular: true },
    },
    {
      name: "in-a-storey",
      comment: "src/ holds storeys and nothing else.",
      severity: "error",
      from: { path: "^src/", pathNot: `^src/(${storeys.join("|")})/` },
      to: {},
    },
    {
      name: "plugins-know-ports",
      comment: "A plugin is built against ports, so it can be taken out, or be somebody else's.",
      severity: "error",
      from: { path: "^plugins/" },
      to: { path: "^src/", pathNot: `^src/(${ports.join("|")})\\.ts$` },
    },
    {
      name: "statements-stay-at-home",
      comment:
        "The statements of a storey are its own. Another storey asks a file whose name says what it is for; types of rows may be named.",
      severity: "error",
      from: { path: "^src/([^/]+)/" },
      to: { path: "^src/.*sql\\.ts$", pathNot: "^src/$1/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "console-uses-the-client-package",
      comment: "The console imports `judgment-client`, as the page of any other would.",
      severity: "error",
      from: { path: "^plugins/console/" },
      to: { path: "^generated/", dependencyTypes: ["aliased-subpath-import"] },
    },
    {
      name: "generated-knows-nothing",
      comment: "What is generated is made of spec/ alone.",
      severity: "error",
      from: { path: "^generated/" },
      to: { path: "^(src|plugins|test|codegen)/" },
    },
    {
      name: "nothing-knows-tests",
      comment: "Tests know the code, never the other way round.",
      severity: "error",
      from: { path: "^(src|plugins|generated|codegen)/" },
      to: { path: "^test/" },
    },
    {
      name: "production-needs-no-development",
      comment: "What runs in production imports no package that only development installs. The console's pages are bundled.",
      severity: "error",
      from: {
        path: "^(src|plugins|generated|codegen/typespec-koa-runtime)/",
        pathNot: "^plugins/console/(web/|build\\.ts|bundle\\.ts|third-party\\.ts)",
      },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "codegen-knows-no-service",
      comment: "The generator is a package for any service. What differs between services is in its options, in tspconfig.yaml.",
      severity: "error",
      from: { path: "^codegen/" },
      to: { path: "^(src|plugins|spec|generated)/" },
    },
    {
      name: "packages-stand-alone",
      comment: "A package below codegen/ is packed alone.",
      severity: "error",
      from: { path: "^codegen/(typespec-koa(?:-runtime)?)/" },
      to: { path: "^codegen/", pathNot: "^codegen/$1/" },
    },
    {
      name: "packages-by-their-names",
      comment: "The service uses the runtime as any other would: what its package exports, by its name.",
      severity: "error",
      from: { path: "^(src|plugins|generated)/" },
      to: {
        path: "^codegen/typespec-koa-runtime/",
        pathNot:
          "^codegen/typespec-koa-runtime/(package.json$|src/(index|address-blocks|bodies|service-error|json/index|json/repeated-members|pages|did-you-mean)\\.ts$)",
      },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(?:plugins/console/dist|codegen/typespec-koa-runtime/docs/swagger-ui|codegen/typespec-koa/templates)/" },
    parser: "swc",
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
      extensions: [".ts", ".tsx", ".cjs", ".js"],
    },
  },
};
