/** All forms. Pages load them when one of them is opened, so that the first page does not wait for them. */
export { DeleteDocument } from "./delete-document.tsx";
export { EditDocument, NewDocument } from "./document-form.tsx";
export { DeleteEndpoint, EditEndpoint, NewEndpoint } from "./endpoint-form.tsx";
export { EndpointSecret } from "./endpoint-secret.tsx";
export { ExampleDocuments } from "./example-documents.tsx";
export { DeleteGroup, NewGroup } from "./group-form.tsx";
export { NewJudgment, NewVersionOf } from "./judgment-form.tsx";
export { JudgmentLevers } from "./judgment-levers.tsx";
export { Keys } from "./keys.tsx";
export { NewLabelQueue } from "./label-queue-form.tsx";
export { NonProduction } from "./non-production.tsx";
export { OrganizationSettings } from "./organization-settings.tsx";
export { RecordOutcome } from "./outcome-form.tsx";
export { PrefixBudgets } from "./prefix-budgets.tsx";
export { SentinelForm } from "./sentinel-form.tsx";
export { DeleteSubscription, EditSubscription, NewSubscription } from "./subscription-form.tsx";
