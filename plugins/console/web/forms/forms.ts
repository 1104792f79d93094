/** All forms. Pages load them when one of them is opened, so that the first page does not wait for them. */
export { DeleteDocument } from "./delete-document.tsx";
export { EditDocument, NewDocument } from "./document-form.tsx";
