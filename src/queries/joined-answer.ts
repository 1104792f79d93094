/** A judgment's answer in a statement, joined under its own alias. */
import type { Judgment } from "#src/judging/definitions/judgment.ts";

export interface JoinedAnswer {
  readonly alias: string;
  readonly judgment: Judgment;
  /** An expression for its freshness. Text. Null if the judgment is inactive or does not apply to the document. */
  readonly freshness: () => string;
}
