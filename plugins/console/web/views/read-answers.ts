/** The answers to a judgment, read page by page: the first at once, more when asked for, until told to stop. */

import type { Answer } from "judgment-client";
import { useEffect, useRef, useState } from "preact/hooks";
import { useClient } from "../session.ts";

const PAGE = 1000;

interface Read {
  readonly answers: readonly Answer[];
  /** Documents passed, with an answer or without. */
  readonly documents: number;
  /** Null at the end. */
  readonly cursor: string | null | undefined;
}

export interface AnswersRead extends Read {
  readonly reading: boolean;
  readonly error: Error | null;
  readAll(): void;
  stop(): void;
  again(): void;
}

/** In order of their documents' ids. Without documents to read where `none`. */
export function useAnswers(ns: string, name: string, none: boolean): AnswersRead {
  const client = useClient();
  const [read, setRead] = useState<Read>(nothing);
  const [toEnd, setToEnd] = useState(false);
  const [asked, setAsked] = useState(0);
  const [error, setError] = useState<Error | null>(null);
  const latest = useRef<Read>(nothing);
  const begun = read.cursor !== undefined;
  const reading = !none && error === null && (!begun || (toEnd && read.cursor !== null));
  // begun again where it failed or was told to go on
  useEffect(() => {
    if (!reading) return;
    const ending = new AbortController();
    const turn = async () => {
      do {
        const { cursor, answers, documents } = latest.current;
        const body = {
          rank_by: ["id", "asc"] as ["id", "asc"],
          top_k: PAGE,
          include: { answers: [name] },
          ...(cursor ? { cursor } : {}),
        };
        const page = await client.queries.query({ ns, body, signal: ending.signal });
        if (ending.signal.aborted) return;
        const found = page.rows.flatMap(({ answers }) => answers?.[name] ?? []).filter(({ version }) => version !== undefined);
        latest.current = { answers: answers.concat(found), documents: documents + page.rows.length, cursor: page.next_cursor };
        setRead(latest.current);
      } while (toEnd && latest.current.cursor !== null);
    };
    turn().catch((failure) => {
      if (!ending.signal.aborted) setError(failure);
    });
    return () => ending.abort();
  }, [reading, toEnd, asked]);
  return {
    ...read,
    reading,
    error,
    readAll: () => setToEnd(true),
    stop: () => setToEnd(false),
    // A cursor holds for ten minutes: what failed begins anew.
    again() {
      latest.current = nothing;
      setRead(nothing);
      setError(null);
      setAsked(asked + 1);
    },
  };
}

const nothing: Read = { answers: [], documents: 0, cursor: undefined };
