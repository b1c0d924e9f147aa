import type { AuditEvent } from '@anz-payroll/accounts';
import type { Visit } from './visit';
import type { WebAppServices } from './web-app-services';

/** Does what a form asks, with the same audit entry as the API's route of that name. */
export async function withAudit<T extends { readonly ok: boolean }>(
  { audit, accounts }: WebAppServices,
  { actor }: Visit,
  what: Pick<AuditEvent, 'action' | 'recordType'> & {
    readonly recordId: number | null;
    readonly details?: AuditEvent['details'];
  },
  work: () => Promise<T>,
): Promise<T> {
  const { action, recordType, recordId, details = {} } = what;
  const { outcome, isRecorded } = await audit.run({ actor, action, details }, work);
  if (outcome.ok && !isRecorded) {
    await accounts.noteAudit(actor, {
      action,
      recordType,
      recordId: recordId === null ? null : String(recordId),
      details,
    });
  }
  return outcome;
}
