/** Kinds of wakeups: of an endpoint that has something to be sent, by its claim; of mails, of which there is one for all. */
export const DELIVERIES = "deliveries";
export const MAILS = "mails";
export const ALL_MAILS = 1;
