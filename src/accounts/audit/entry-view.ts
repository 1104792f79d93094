import type { AuditEntry } from "#generated/audit-logs/types.ts";
import type { AuditRow } from "./sql.ts";

export function entryView({ entry_id, at, action, namespace, subject, actor, before, after }: AuditRow): AuditEntry {
  const { type, keyId, sessionId, person, address, requestId } = actor;
  return {
    id: entry_id,
    at: at.toISOString(),
    action: action as AuditEntry["action"],
    actor: { type, key: keyId, ...(sessionId === undefined ? {} : { session: sessionId }), ...(person ? { person } : {}) },
    address,
    request_id: requestId,
    namespace,
    subject,
    before: before as AuditEntry["before"],
    after: after as AuditEntry["after"],
  };
}
