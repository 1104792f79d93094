/** What `npm run cluster -- measure` found; the plugin's README says where and how. */
import type { Figures } from "./plan.ts";

export const measured: Figures = {
  coordinator: {
    write: 7770,
    bulkWrite: 42.3,
    answer: 750,
    read: 1120,
    query: 3550,
  },
  workers: {
    write: 4740,
    bulkWrite: 18.6,
    answer: 750,
    read: 753,
    query: 3300,
  },
  service: {
    write: 1960,
    bulkWrite: 18.9,
    answer: 176,
    read: 992,
    query: 1950,
  },
  bytes: {
    document: 110,
    perByte: 1.2,
    indexedValue: 148,
    answer: 483,
    evaluation: 520,
  },
};
