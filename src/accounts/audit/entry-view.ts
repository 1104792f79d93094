import type { AuditEntry } from "#generated/audit-logs/types.ts";
import type { AuditRow } from "./sql.ts";

export function entryView({ entry_id, at, action, namespace, subject, actor, before, after }: AuditRow): AuditEntry {
  const { type, keyId, sessionId, address, requestId } = actor;
  return {
    id: entry_id,
    at: at.toISOString(),
    action: action as AuditEntry["action"],
    actor: { type, key: keyId, ...(sessionId === undefined ? {} : { session: sessionId }) },
    address,
    request_id: requestId,
    namespace,
    subject,
    before: before as AuditEntry["before"],
    after: after as AuditEntry["after"],
  };
}
