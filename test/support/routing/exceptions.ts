/** Statements that name more than one namespace, with the reason why a cluster can run them all the same. By the name they are prepared under. */

/** Not restricted to a namespace at all. */
export const unrestricted: Readonly<Record<string, string>> = {
  evaluations_read_log_everywhere:
    "A page of the log of all namespaces that inherit a judgment: each machine gives what its namespaces have, of which the newest are taken.",
  evaluations_read_document_everywhere: "The same of the documents of one id.",
  evaluations_end_log_everywhere: "Where such a page ends.",
  evaluations_end_document_everywhere: "The same.",
  namespaces_list:
    "A page of an organization's namespaces. Names and their order come from a reference table, at most a page of them; the rows are looked up by id on whichever machines have them: a legal read of several shards.",
  usage_read_used: "What the namespaces of such a page have used in a month, looked up by id.",
  usage_read_month: "An organization's month, summed up over its namespaces for the report: a legal aggregate over all shards.",
  usage_read_month_by_name: "A page of the same by name.",
  usage_read_used_by_organization:
    "Sums up an organization's month over its namespaces, at most once a second in a process: a legal aggregate over all shards.",
};

/** Restricted by a list of namespaces, which has one of them where the store is distributed: there the committer merges no namespaces. */
export const together: Readonly<Record<string, string>> = {
  namespaces_hold: "Holds the namespaces of a merged commit.",
  namespaces_hold_free: "The same.",
  namespaces_hold_at_once: "The same.",
  namespaces_fail_unless_foreseen: "Checks them once they are held.",
  documents_read_stored_of_many: "Reads what a merged commit changes.",
  documents_read_stored_content_of_many: "The same.",
  documents_find: "Reads documents that are asked for at the same time; where namespaces lie apart, those of one namespace.",
  documents_insert: "Writes the documents of a merged commit.",
  documents_update: "The same.",
  namespaces_record_commits: "Records a merged commit in each of its namespaces.",
  non_production_set: "Marks the namespaces below a prefix, which are held by then.",
  usage_add_all: "Bills a merged commit.",
};
