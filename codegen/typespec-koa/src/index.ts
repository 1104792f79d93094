/** The emitter as the compiler finds it, and what other libraries of a project use. */

export { $decorators, $onValidate } from "./decorators.ts";
export type { GeneratedFile } from "./emit/generated-file.ts";
export { $onEmit } from "./emitter.ts";
export { $lib, setFact } from "./library.ts";
export { $linter } from "./linter.ts";
export type { Api } from "./model.ts";
export type { Options, Settings } from "./settings.ts";
