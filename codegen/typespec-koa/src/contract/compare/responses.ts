import type { LockedOperation, LockedResponse } from "../lock.ts";
import { type About, type Comparison, compareResponse, note } from "./comparison.ts";

/** The success responses of an operation. A client knows certain statuses, so none may be added or removed. */
export function compareSuccesses(comparison: Comparison, about: About, before: LockedOperation, after: LockedOperation): void {
  for (const status of Object.keys(after.responses)) {
    if (!before.responses[status]) note(comparison, "status-added", about, `may answer ${status} now`);
  }
  for (const [status, response] of Object.entries(before.responses)) {
    const now = after.responses[status];
    if (now) compareOne(comparison, { ...about, subject: `${about.subject} ${status}` }, response, now);
    else note(comparison, "status-removed", about, `never answers ${status} any more`);
  }
}

/**
 * The errors of an operation. It may gain some: all errors share one envelope, whose `code` is an enumeration. A client treats an
 * unknown code by its status. It may not lose an error that a client handles, because the error may only have been renamed.
 */
export function compareErrors(comparison: Comparison, about: About, before: LockedOperation, after: LockedOperation): void {
  for (const error of after.errors)
    if (!before.errors.includes(error)) note(comparison, "additive", about, `may answer ${error} now`);
  for (const error of before.errors)
    if (!after.errors.includes(error)) note(comparison, "error-removed", about, `never answers ${error} any more`);
}

/** The errors themselves, which all operations share. */
export function compareEnvelopes(comparison: Comparison): void {
  const { before, after, locate } = comparison;
  for (const [code, status] of Object.entries(before.codes)) {
    const about: About = { operation: null, subject: code, position: locate.code(code) };
    const now = after.codes[code];
    if (now === undefined) note(comparison, "error-removed", about, "there is no such error code any more");
    else if (now !== status) note(comparison, "error-status", about, `is sent under ${now} now, not ${status}`);
  }
  for (const code of Object.keys(after.codes)) {
    if (before.codes[code] === undefined)
      note(comparison, "additive", { operation: null, subject: code, position: locate.code(code) }, "is a new error code", "new");
  }
  for (const [error, response] of Object.entries(before.errors)) {
    const about: About = { operation: null, subject: error, position: locate.error(error) };
    const now = after.errors[error];
    if (now) compareOne(comparison, about, response, now);
    else note(comparison, "error-removed", about, "is answered by no operation any more");
  }
  for (const error of Object.keys(after.errors)) {
    if (!before.errors[error])
      note(comparison, "additive", { operation: null, subject: error, position: locate.error(error) }, "is a new error", "new");
  }
}

function compareOne(comparison: Comparison, about: About, before: LockedResponse, after: LockedResponse): void {
  if (before.contentType !== after.contentType) {
    note(
      comparison,
      "response-content-type",
      about,
      `carries ${after.contentType ?? "no body"} now, not ${before.contentType ?? "no body"}`,
    );
  } else if (before.schema && after.schema) compareResponse(comparison, about, before.schema, after.schema);
  compareHeaders(comparison, about, before, after);
}

export function compareHeaders(
  comparison: Comparison,
  about: About,
  before: Pick<LockedResponse, "headers">,
  after: Pick<LockedResponse, "headers">,
): void {
  for (const name of Object.keys(after.headers))
    if (!before.headers[name]) note(comparison, "additive", about, `has the header ${name} now`);
  for (const [name, { required, schema }] of Object.entries(before.headers)) {
    const now = after.headers[name];
    if (!now) note(comparison, "header-removed", about, `has the header ${name} no more`);
    else {
      if (required && !now.required) note(comparison, "header-optional", about, `may lack the header ${name} now`);
      if (!required && now.required) note(comparison, "additive", about, `always has the header ${name} now`);
      compareResponse(comparison, { ...about, subject: `${about.subject} header ${name}` }, schema, now.schema);
    }
  }
}
