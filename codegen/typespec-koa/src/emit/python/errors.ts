/** `errors.py`: a class of errors for each code. */
import type { Api } from "../../model.ts";
import { detailsByCode, errorName } from "../client/errors.ts";
import { errorClass } from "./names.ts";
import { docstring, indented, stringText } from "./text.ts";
import { type Typing, typeText } from "./type-text.ts";

const TRANSPORT = ["CallCancelledError", "NoResponseError", "ResponseTimeoutError", "UnexpectedResponseError"];

export function errorClasses(api: Api): string[] {
  return api.errorCodes.map(({ code }) => errorClass(code));
}

export function errorsModule(api: Api): string {
  const base = errorName(api);
  const names = [base, ...TRANSPORT, ...errorClasses(api)];
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined)
    throw new Error(`The Python client would have two classes ${twice}. Rename an error code or client.error.`);
  const typing: Typing = { sent: false, name: (name) => `types.${name}`, declare: () => "Dict[str, Any]" };
  const classes = detailsByCode(api).map(([code, details], index) => [
    `class ${errorClass(code)}(${base}):`,
    ...indented([
      ...docstring(`\`${code}\`: ${api.errorCodes[index]!.description}`),
      "",
      `code: Literal[${stringText(code)}]`,
      `details: ${details ? typeText(details, typing, "") : "Dict[str, Any]"}`,
    ]),
  ]);
  const byCode = api.errorCodes.map(({ code }) => `    ${stringText(code)}: ${errorClass(code)},`);
  return `"""The errors that calls raise."""

from __future__ import annotations

from typing import Any, Dict, Literal

from . import types
from ._runtime.errors import ${[...TRANSPORT, "ErrorResponse"].sort().join(", ")}
from ._runtime.reply import ErrorClasses

__all__ = [
${names.map((name) => `    ${stringText(name)},`).join("\n")}
]


class ${base}(ErrorResponse):
    """The service refused or failed a call. There is a subclass for each code that this client knows."""


${classes.map((lines) => lines.join("\n")).join("\n\n\n")}


CLASSES = ErrorClasses(${base}, {
${byCode.join("\n")}
})
`;
}
