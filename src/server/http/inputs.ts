/** How this service words the faults of its inputs. */
import type { Inputs } from "typespec-koa-runtime";
import { publishedDocument } from "#src/foundation/published-document.ts";
import { exactPlaces } from "./exact-places.ts";
import { collapseFilters, filterFault } from "./issue-filters.ts";
import { patternInWords } from "./pattern-words.ts";

export const inputs: Inputs = {
  wording: {
    pattern: patternInWords,
    collapse: collapseFilters,
    keyword: ({ keyword, params }, given) => (keyword === "filter" ? filterFault(String(params.fault), given) : null),
  },
  document: publishedDocument,
  exactPlaces,
};
