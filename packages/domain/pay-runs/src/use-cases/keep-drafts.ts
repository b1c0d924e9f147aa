import { newPay } from '../domain/new-pay';
import type { PayRecord } from '../domain/pay-record';
import { runChange, type PayInRun } from '../domain/run-change';
import type { Account, LedgerEntry, PayStores } from '../ports';
import type { Draft } from './draft-pays';
import { payAnnouncement } from './pay-announcement';
import type { PayWorld } from './pay-world';

export interface Keeping {
  readonly batch: string;
  readonly status: 'pending' | 'processed';
  readonly moment: number;
  /** The pay that these replace, where they correct one. */
  readonly replacesPayId?: number;
}

/** Stores drafted pays with everything that follows from them, in few statements; answers them numbered. */
export async function keepDrafts(
  stores: PayStores,
  world: PayWorld,
  drafts: readonly Draft[],
  keeping: Keeping,
): Promise<readonly PayRecord[]> {
  const { status, moment } = keeping;
  const pays = await stores.pays.addAll(
    keeping.batch,
    drafts.map((draft) => {
      const made = newPay({ ...draft, payDate: world.payDate, status, moment });
      return {
        pay: keeping.replacesPayId === undefined ? made : { ...made, replacesPayId: keeping.replacesPayId },
        grounds: draft.worked.grounds,
      };
    }),
  );
  await stores.knownItems.remember(drafts.flatMap(({ created }) => created));
  await stores.allowanceOrigins.note(
    drafts.flatMap(({ templates }, i) =>
      [...new Set(templates)].map((allowanceId) => ({
        companyId: world.company.id,
        allowanceId,
        payId: pays[i]!.id,
      })),
    ),
  );
  if (status === 'processed') {
    await enterInLedger(stores, world, drafts, pays, moment);
    await stores.announcements.add(pays.map((pay) => payAnnouncement('pay.created', pay)));
  }
  return pays;
}

/** One entry a pay, and the sums of the accounts with them. */
export async function enterInLedger(
  stores: PayStores,
  world: PayWorld,
  drafts: readonly Draft[],
  pays: readonly PayRecord[],
  moment: number,
): Promise<void> {
  const accounts = new Map<number, Account>();
  const entries: LedgerEntry[] = [];
  for (const [i, { employee, outcome }] of drafts.entries()) {
    const { leave, figures, account } = outcome();
    // Of several pays the last one leaves the sums.
    accounts.set(employee.id, {
      employeeId: employee.id,
      customerId: employee.customerId,
      leave: account.leave,
      years: { [world.year.name]: account.year },
    });
    entries.push({
      customerId: employee.customerId,
      employeeId: employee.id,
      payId: pays[i]!.id,
      year: world.year.name,
      payDate: world.payDate,
      reason: 'pay',
      leave,
      figures,
      createdAt: moment,
    });
  }
  await stores.ledger.append(entries);
  await stores.ledger.saveAccounts([...accounts.values()]);
}

/** The sums of the runs, changed last: everyone who pays in a run meets at its row. */
export async function changeRuns(
  stores: PayStores,
  gone: readonly PayInRun[],
  come: readonly PayInRun[],
): Promise<void> {
  const ids = [...new Set([...gone, ...come].map(({ payRunId }) => payRunId))].sort((a, b) => a - b);
  for (const id of ids) {
    const ofRun = (pays: readonly PayInRun[]): readonly PayInRun[] => pays.filter(({ payRunId }) => payRunId === id);
    await stores.runs.change(id, runChange(ofRun(gone), ofRun(come)));
  }
}
