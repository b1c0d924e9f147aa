import type { Answers, Awards, PayStores } from '@anz-payroll/pay-runs';
import type { StoredDocument } from '@anz-payroll/companies';
import type { Announcements } from '@anz-payroll/kernel';
import { bindAllowances } from '../companies/bind-allowances';
import type { Transaction } from '../database';
import { bindEmployees } from '../employees';
import { bindIdempotency } from '../idempotency';
import { bindAllowanceHistory } from './bind-allowance-history';
import { bindFinalPays } from './bind-final-pays';
import { bindLedger } from './bind-ledger';
import { bindAllowanceOrigins, bindKnownItems, bindRoster } from './bind-pay-items';
import { bindPayRecords } from './bind-pay-records';
import { bindPayRuns } from './bind-pay-runs';
import { bindTimeClocks } from './bind-time-clocks';
import { bindTimesheets } from './bind-timesheets';
import { bindReview } from './bind-review';

export interface PayNeighbours {
  readonly announcements: Announcements;
  readonly clock: { now(): number };
  readonly awards: Awards;
}

/** Every store of pays on one transaction. */
export function bindPays(tx: Transaction, { announcements, clock, awards }: PayNeighbours): PayStores {
  const employees = bindEmployees(tx, {
    announcements,
    finalPays: bindFinalPays(tx),
    allowanceHistory: bindAllowanceHistory(tx, announcements),
  });
  return {
    roster: bindRoster(tx),
    runs: bindPayRuns(tx, clock),
    pays: bindPayRecords(tx),
    ledger: bindLedger(tx),
    knownItems: bindKnownItems(tx),
    allowanceOrigins: bindAllowanceOrigins(tx),
    answers: bindAnswers(tx, clock),
    timesheets: bindTimesheets(tx),
    timeClocks: bindTimeClocks(tx),
    awards,
    ...bindReview(tx),
    ...employees,
    allowances: bindAllowances(tx),
  };
}

/** The answer was an accepted one; the edge that asks again chooses its own status. */
const KEPT = 200;

function bindAnswers(tx: Transaction, clock: { now(): number }): Answers {
  const keys = bindIdempotency(tx, clock);
  return {
    begin: async (customerId, { key, fingerprint }) => {
      const begun = await keys.begin({ scope: `customer:${customerId}`, key, fingerprint });
      if (begun.kind === 'conflict') return begun;
      if (begun.kind === 'replay') return { kind: 'replay', answer: begun.answer.body as StoredDocument };
      return { kind: 'fresh', store: (body) => begun.store({ status: KEPT, body }) };
    },
  };
}
