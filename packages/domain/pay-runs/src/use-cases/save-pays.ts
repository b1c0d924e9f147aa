import { add, decimal, subtract, whole, type Decimal } from 'payroll-core';
import { newPay } from '../domain/new-pay';
import type { PayOfAnyCountry, PayRecord } from '../domain/pay-record';
import type { PayRun } from '../domain/pay-run';
import type { Account, LedgerEntry, PayStores, RunChange } from '../ports';
import { newAccount, yearEndsWith } from './account-with';
import type { PreparedPay } from './calculate-pays';
import { payAnnouncement } from './pay-announcement';
import type { PayContext } from './pay-context';
import { clearWarningsOfPeriod } from './warn-of-period';

export interface SaveOptions {
  readonly batch: string;
  readonly status: 'pending' | 'processed';
  readonly moment: number;
  /** The pay that these replace, where they correct one. */
  readonly replacesPayId?: number;
}

/** Stores done pays with everything that follows from them, in few statements; answers them numbered. */
export async function savePays(
  stores: PayStores,
  context: PayContext,
  prepared: readonly PreparedPay[],
  saving: SaveOptions,
): Promise<readonly PayRecord[]> {
  const { status, moment } = saving;
  const pays = await stores.pays.addAll(
    saving.batch,
    prepared.map((one) => {
      const made = newPay({ ...one, payDate: context.payDate, status, moment });
      return {
        pay: saving.replacesPayId === undefined ? made : { ...made, replacesPayId: saving.replacesPayId },
        calculationInput: one.calculated.calculationInput,
      };
    }),
  );
  await stores.knownItems.remember(prepared.flatMap(({ created }) => created));
  await stores.allowanceOrigins.note(
    prepared.flatMap(({ templates }, i) =>
      [...new Set(templates)].map((allowanceId) => ({
        companyId: context.company.id,
        allowanceId,
        payId: pays[i]!.id,
      })),
    ),
  );
  if (status === 'processed') {
    await enterInLedger(stores, context, prepared, pays, moment);
    await stores.announcements.add(pays.map((pay) => payAnnouncement('pay.created', pay)));
    await clearWarningsOfPeriod(
      stores,
      context,
      pays.map(({ employeeId }) => employeeId),
      moment,
    );
  }
  return pays;
}

/** One entry a pay, and the sums of the accounts with them. */
export async function enterInLedger(
  stores: PayStores,
  context: PayContext,
  prepared: readonly PreparedPay[],
  pays: readonly PayRecord[],
  moment: number,
): Promise<void> {
  const accounts = new Map<number, Account>();
  const entries: LedgerEntry[] = [];
  for (const [i, { employee, outcome }] of prepared.entries()) {
    const { leave, figures, account } = outcome();
    const { id: employeeId, customerId } = employee;
    const year = context.year.name;
    const before = accounts.get(employeeId) ?? context.accounts.get(employeeId) ?? newAccount(employeeId, customerId);
    const years = { ...before.years, [year]: account.year };
    const yearEnds = yearEndsWith(before, { year, leave }, account.leave);
    // Of several pays the last one leaves the sums.
    accounts.set(employeeId, { employeeId, customerId, leave: account.leave, years, yearEnds });
    entries.push({
      customerId,
      employeeId,
      payId: pays[i]!.id,
      year,
      payDate: context.payDate,
      reason: 'pay',
      leave,
      figures,
      createdAt: moment,
    });
  }
  await stores.ledger.append(entries);
  await stores.ledger.saveAccounts([...accounts.values()]);
}

/** The sums of the runs, changed last: everyone who pays in a run meets at its row. Answers the runs that changed. */
export async function changeRuns(
  stores: PayStores,
  gone: readonly PayInRun[],
  come: readonly PayInRun[],
): Promise<readonly PayRun[]> {
  const changed: PayRun[] = [];
  const ids = [...new Set([...gone, ...come].map(({ payRunId }) => payRunId))].sort((a, b) => a - b);
  for (const id of ids) {
    const ofRun = (pays: readonly PayInRun[]): readonly PayInRun[] => pays.filter(({ payRunId }) => payRunId === id);
    changed.push(await stores.runs.change(id, runChange(ofRun(gone), ofRun(come))));
  }
  return changed;
}

/** What a pay adds to its run. */
export type PayInRun = Pick<PayOfAnyCountry, 'payRunId' | 'status' | 'gross' | 'tax' | 'net' | 'super'>;

/** How the sums of a run change when pays come and go. A pay that is only changed is given on both sides. */
export function runChange(gone: readonly PayInRun[], come: readonly PayInRun[]): RunChange {
  const change = (name: 'gross' | 'tax' | 'net' | 'super'): string => {
    let sum: Decimal = whole(0);
    for (const pay of gone) sum = subtract(sum, decimal(pay[name]));
    for (const pay of come) sum = add(sum, decimal(pay[name]));
    return sum.toString();
  };
  const pending = (pays: readonly PayInRun[]): number => pays.filter(({ status }) => status === 'pending').length;
  return {
    pays: come.length - gone.length,
    pending: pending(come) - pending(gone),
    gross: change('gross'),
    tax: change('tax'),
    net: change('net'),
    super: change('super'),
  };
}
