import { randomUUID } from 'node:crypto';
import type { Settings } from '@anz-payroll/configuration';
import type { Clock } from '@anz-payroll/kernel';
import { openingReportsOn, paymentsOn, reportsOn } from '@anz-payroll/filing';
import type { PayStores } from '@anz-payroll/pay-runs';
import {
  bindAllowanceHistory,
  bindAnnouncements,
  bindCompanies,
  bindEmployees,
  bindFiling,
  bindFinalPays,
  bindOutbox,
  bindPays,
  bindReports,
  type Transaction,
} from '@anz-payroll/persistence-typeorm';
import type { AuditScope } from './audit-scope';
import { modernAwards } from './modern-awards';
import type { OnceScope } from './once-scope';
import type { ReleaseScope } from './release-scope';

interface StoreParts {
  readonly settings: Pick<Settings, 'softwareId'>;
  readonly clock: Clock;
  readonly audit: AuditScope;
  readonly releases: ReleaseScope;
  readonly once: OnceScope;
}

/** The stores of each domain package on one transaction, with those of its neighbours that its changes reach. */
export function bindStores({ settings, clock, audit, releases, once }: StoreParts) {
  const filing = (tx: Transaction) => bindFiling(tx, bindAnnouncements(tx, clock));
  const announcements = (tx: Transaction) =>
    audit.over(releases.announcing(once.announcing(bindAnnouncements(tx, clock))), tx, clock);
  // The audit entry of a rename is about the allowance, not about each pay whose lines follow.
  const allowanceHistory = (tx: Transaction) => bindAllowanceHistory(tx, bindAnnouncements(tx, clock));
  const reporting = { clock, ids: { uuid: randomUUID }, softwareId: settings.softwareId };
  return {
    employees: (tx: Transaction) =>
      bindEmployees(tx, {
        announcements: announcements(tx),
        finalPays: bindFinalPays(tx),
        allowanceHistory: allowanceHistory(tx),
        openingReports: () => openingReportsOn(filing(tx), reporting),
      }),
    companies: (tx: Transaction) =>
      bindCompanies(tx, { announcements: announcements(tx), allowanceHistory: allowanceHistory(tx) }),
    pays: (tx: Transaction): PayStores => ({
      ...bindPays(tx, { announcements: announcements(tx), clock, awards: modernAwards }),
      // Looked at only by a change of a pay that may be reported.
      get reports() {
        return reportsOn(filing(tx), reporting);
      },
      get payments() {
        return paymentsOn(filing(tx));
      },
    }),
    outbox: (tx: Transaction) => bindOutbox(tx, clock),
    reports: (tx: Transaction) => bindReports(tx, bindAnnouncements(tx, clock)),
  };
}
