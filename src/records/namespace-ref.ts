/** A namespace as a request names it. */
export interface NamespaceRef {
  organizationId: string;
  name: string;
}
