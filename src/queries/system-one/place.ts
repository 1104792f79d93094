/** Where the documents and judgments of System One requests are. */
import { refuseOutsideScope } from "#src/accounts/keys/access.ts";
import { covers } from "#src/accounts/scope.ts";
import { invalidRequest } from "#src/foundation/errors.ts";

const NAME = "systemone";
const LONGEST_NAME = 256;

/**
 * @param scope of the API key
 * @param given in the request's header
 * @throws ServiceError `forbidden` outside of the scope
 */
export function placeOf(scope: string | null, given: string | undefined): string {
  if (given !== undefined) {
    refuseOutsideScope(scope, given);
    return given;
  }
  if (scope === null) return NAME;
  if (!scope.endsWith("*")) return scope;
  const place = `${scope.replace(/\/?\*$/, "")}/${NAME}`;
  if (place.length > LONGEST_NAME || !covers(scope, place))
    throw invalidRequest([
      {
        path: "header/Judgment-Namespace",
        message: "is required, because the key's prefix leaves no room for a namespace below it",
      },
    ]);
  return place;
}
