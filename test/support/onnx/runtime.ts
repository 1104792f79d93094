/** Whether the package that runs models is installed. It takes 290 MB, so `npm ci` does not install it. */
import { findPackages, installCommand, type Packages, RUNTIME } from "#plugins/engines/onnx/runtime.ts";
import type { Need } from "#test/support/needs.ts";

export const packages: Packages | null = found();

export const onnxRuntime: Need = { what: RUNTIME, there: packages !== null, cure: installCommand([RUNTIME]) };

function found(): Packages | null {
  try {
    return findPackages();
  } catch {
    return null;
  }
}
