import { recordAudit, type Actor, type AuditEvent } from '@anz-payroll/accounts';
import { bindAudit, type Transaction } from '@anz-payroll/persistence-typeorm';
import { AsyncContext } from '@anz-payroll/kernel/async-context';
import type { Announcement, Announcements, Clock } from '@anz-payroll/kernel';

/** Who does what, while it is being done. */
export interface ScopedAct {
  readonly actor: Actor;
  readonly action: string;
  readonly details: AuditEvent['details'];
}

/** Puts the audit entry of a change into the change's own transaction, wherever the change announces itself. */
export interface AuditScope {
  /** Does `work` as this act, and tells whether a transaction in it holds the entry. */
  run<T>(act: ScopedAct, work: () => Promise<T>): Promise<{ readonly outcome: T; readonly isRecorded: boolean }>;
  /** The same announcements, each with its audit entry beside it while an act is under way. */
  over(announcements: Announcements, tx: Transaction, clock: Clock): Announcements;
}

export function auditScope(): AuditScope {
  const current = new AsyncContext<ScopedAct & { isRecorded: boolean }>();
  return {
    run: async (act, work) => {
      const scope = { ...act, isRecorded: false };
      const outcome = await current.run(scope, work);
      return { outcome, isRecorded: scope.isRecorded };
    },
    over: (announcements, tx, clock) => ({
      add: async (events) => {
        await announcements.add(events);
        const act = current.current();
        if (act === undefined || events.length === 0) return;
        const audited = { ...subjectOf(events), action: act.action };
        const details = { ...act.details, ...audited.details };
        await recordAudit({ audit: bindAudit(tx) }, act.actor, clock.now(), { ...audited, details });
        act.isRecorded = true;
      },
      note: async ({ type, id }) => {
        const act = current.current();
        if (act === undefined) return;
        const { action, details } = act;
        const entry = { action, details, recordType: type, recordId: String(id) };
        await recordAudit({ audit: bindAudit(tx) }, act.actor, clock.now(), entry);
        act.isRecorded = true;
      },
    }),
  };
}

/** What the events are about: one record, or the ids of many. */
function subjectOf(events: readonly Announcement[]) {
  const ids = [...new Set(events.map(({ entity }) => String(entity.id)))];
  return {
    recordType: events[0]?.entity.type ?? 'record',
    recordId: ids.length === 1 ? (ids[0] ?? null) : null,
    details: {
      events: [...new Set(events.map(({ type }) => type))].sort().join(' '),
      ...(ids.length === 1 ? {} : { records: ids.join(' ') }),
    },
  };
}
