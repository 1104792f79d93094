/** Bodies must be JSON in UTF-8 and declare it. */
import { invalidRequest } from "./service-error.ts";

const json = /^application\/json[ \t]*(?:;[ \t]*charset=(?:utf-8|"utf-8")[ \t]*)?;?[ \t]*$/i;

export function refuseOtherThanJson(contentType: string | undefined): void {
  if (contentType === "application/json" || (contentType !== undefined && json.test(contentType))) return;
  const given = contentType === undefined ? "it is missing" : `not ${JSON.stringify(contentType.slice(0, 100))}`;
  throw invalidRequest([{ path: "header/Content-Type", message: `must be application/json (in UTF-8); ${given}` }]);
}
