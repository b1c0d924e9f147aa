import { acknowledgedWrites } from './acknowledged-writes';
import { auditChain } from './audit-chain';
import { caps } from './caps';
import { changesAndEvents } from './changes-and-events';
import { deliveries } from './deliveries';
import { eventFeed } from './event-feed';
import { figuresAsAt } from './figures-as-at';
import { idempotencyKeys } from './idempotency-keys';
import type { Audited, Invariant } from './invariant';
import { issuedPayslips } from './issued-payslips';
import { leaveBalances } from './leave-balances';
import { numbersRead } from './numbers-read';
import { payRunTotals } from './pay-run-totals';
import { paymentFiles } from './payment-files';
import { releases } from './releases';
import { uniqueNumbers } from './unique-numbers';
import { wholeBatches } from './whole-batches';
import { yearToDate } from './year-to-date';

export const invariants: readonly Invariant[] = [
  wholeBatches,
  acknowledgedWrites,
  changesAndEvents,
  deliveries,
  eventFeed,
  yearToDate,
  payRunTotals,
  leaveBalances,
  figuresAsAt,
  paymentFiles,
  issuedPayslips,
  releases,
  uniqueNumbers,
  caps,
  idempotencyKeys,
  auditChain,
  numbersRead,
];

/** Everything that is not as it must be, each line under the invariant that it breaks. */
export async function audit(audited: Audited): Promise<readonly string[]> {
  const broken: string[] = [];
  for (const { says, breaches } of invariants) {
    for (const breach of await breaches(audited)) broken.push(`${says}: ${breach}`);
  }
  return broken;
}
