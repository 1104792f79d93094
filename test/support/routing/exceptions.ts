/**
 * Statements that name more than one namespace, with the reason why a cluster can run them all the same. By the name they are prepared under, or
 * that they have in a comment in front.
 */

/** Not restricted to a namespace at all. */
export const unrestricted: Readonly<Record<string, string>> = {
  agreement_count_cells_bool_everywhere:
    "Counts answers and labels over all namespaces that inherit a judgment, for a report: a legal aggregate over all shards.",
  agreement_count_cells_choice_everywhere: "The same of a choice.",
  agreement_count_cells_score_everywhere: "The same of a score.",
  agreement_count_pairs_everywhere: "The labels of two people, of documents in all of them.",
  agreement_count_previous_bool_everywhere: "Beside the evaluations before, which are on the machine of their outcomes.",
  agreement_count_previous_choice_everywhere: "The same of a choice.",
  agreement_count_previous_score_everywhere: "The same of a score.",
  agreement_count_slices_bool_everywhere: "By an attribute of documents, which are on the machine of their outcomes.",
  agreement_count_slices_choice_everywhere: "The same of a choice.",
  agreement_count_slices_score_everywhere: "The same of a score.",
  agreement_count_thresholds_bool_everywhere: "By threshold.",
  agreement_count_thresholds_choice_everywhere: "The same of a choice.",
  agreement_count_thresholds_score_everywhere: "The same of a score.",
  agreement_read_disagreements_bool_everywhere:
    "A page of outcomes of all of them. Each machine returns the first ones of its namespaces, joined with these by the distribution column.",
  agreement_read_disagreements_choice_everywhere: "The same of a choice.",
  agreement_read_disagreements_score_everywhere: "The same of a score.",
  calibration_count_unmatched_everywhere:
    "Counts outcomes of a judgment over all namespaces that inherit it, for a report or a nightly fit: a legal aggregate over all shards.",
  calibration_read_cutoff_everywhere: "The same: how far back the newest of them go.",
  calibration_read_epochs_everywhere: "The same: which epochs they are of.",
  calibration_read_newest_evaluation_everywhere:
    "The newest evaluation of each namespace, and the newest of those, for this report.",
  calibration_sum_raw_everywhere: "The sums of this report.",
  composites_read_labels_everywhere:
    "The documents of all namespaces that inherit a composite whose outcomes are known, at most 20,000 of them.",
  composites_read_labels_present_everywhere: "The same for existing documents, which are on the machine of their outcomes.",
  composites_read_tried_everywhere: "The answers of one of its versions to a sample, in all of them.",
  evaluations_read_log_everywhere:
    "A page of the log of all namespaces that inherit a judgment. Each machine returns the newest entries of its namespaces.",
  evaluations_read_document_everywhere: "The same of the documents of one id.",
  evaluations_end_log_everywhere: "Where such a page ends.",
  learning_read_labels_everywhere:
    "The documents of all namespaces that inherit a judgment whose outcomes are known, at most 1,000 of them. They are on the machine of their outcomes.",
  evaluations_end_document_everywhere: "The same.",
  namespaces_read_present:
    "What has changed in some namespaces, to be kept for when a machine is lost: rows looked up by id, a legal read of several shards.",
  usage_read_lines: "The same of their usage.",
  namespaces_read_many:
    "The rows of a page of namespaces, by id, on whichever machines have them: a legal read of several shards.",
  estimates_count:
    "How many documents of each of some namespaces are in scope. They are grouped by the distribution column, and answers are joined by it.",
  estimates_sample: "Some documents of each of them: windows partitioned by it.",
  estimates_read_documents:
    "The documents of a sample, wherever their namespaces are: a legal read of several shards, joined to a list.",
  estimates_read_sizes: "Their sizes, the same way.",
  estimates_read_answers: "Their answers, the same way.",
  positions_moves_of_many:
    "Which tenants have changed since a summary's last run. Rows are looked up by the distribution column: a legal read of several shards.",
  replay_first_of_many: "When the week of some namespaces began: a legal aggregate over their shards.",
  replay_changes_of_many: "The changes of that week, by namespace. Commits and documents are joined by the distribution column.",
  replay_spans_of_many: "The same.",
  replay_times_of_many: "The same.",
  usage_read_used: "What the namespaces of such a page have used in a month, looked up by id.",
  usage_read_used_under:
    "Sums up the month of the namespaces below prefixes that have budgets, joined by the distribution column: the same.",
  usage_read_month: "An organization's month, summed up over its namespaces for the report: a legal aggregate over all shards.",
  usage_read_month_by_name: "A page of the same by name.",
  usage_read_month_with_names: "Both with one look.",
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
  documents_insert: "Writes the documents of a merged commit.",
  documents_update: "The same.",
  namespaces_record_commits: "Records a merged commit in each of its namespaces.",
  budgets_set_above: "Tells the namespaces below a prefix of its budget; they are held by then.",
  non_production_set: "Marks the namespaces below a prefix, which are held by then.",
  usage_add_all: "Bills a merged commit.",
};

/** Never sent where the store is distributed. */
export const undistributed: Readonly<Record<string, string>> = {
  namespaces_list: "Joins names to rows, which are on other machines there: two statements read them.",
  documents_find: "The same: the name is looked up by another statement.",
  query_planning_indexed: "Has plans made without values. Where the store is distributed, queries leave that to the server.",
  events_move_records:
    "Moves events from their namespace to the feed, which lie on one machine elsewhere. Where the store is distributed they are taken by one statement and put there by another.",
};
