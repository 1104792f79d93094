/** The offset of a walk: after a document of a namespace. */
export interface Walk {
  /** Identifies the walk. */
  id: string;
  version: number;
  namespaceId: number;
  after: string;
  /** Whether answers of this namespace have changed. */
  changed: boolean;
}
