import { accepted, add, decimal, whole, type CivilDate, type Decimal, type Result } from 'payroll-core';
import type { CreatePays, DecimalText } from '../domain/pay-command';
import type { PayRecord, PreviewedPay } from '../domain/pay-record';
import { refusal, type PaysRefusal } from '../domain/pays-refusal';
import type { PayStores } from '../ports';
import { checkedPeriods, type CheckedPeriod, type CheckPastPays } from './check-past-pays';
import { createPaysGuarded } from './create-pays';
import type { PaysDependencies } from './pays-dependencies';
import { previewPays } from './preview-pays';

/** What past pays are short of by their awards, to be paid now. */
export interface AwardBackPay extends CheckPastPays {
  /** Left out, everybody who is owed something and has the classification of then. */
  readonly employeeIds?: readonly number[];
  /** The company's today, if absent. */
  readonly payDate?: CivilDate;
}

export interface OwedByAwards {
  /** Those that owe something. */
  readonly periods: readonly CheckedPeriod[];
  /** Of people whose record named something else when it was paid, and whom nobody has named. */
  readonly leftOut: readonly CheckedPeriod[];
  readonly total: DecimalText;
  /** To be sent back with the confirmation: what is paid is what was shown. */
  readonly confirmation: string;
}

export interface PreviewedAwardBackPay extends OwedByAwards {
  /** One pay for each person, by employee. */
  readonly previews: readonly PreviewedPay[];
}

export interface PaidAwardBackPay extends OwedByAwards {
  readonly pays: readonly PayRecord[];
}

/** The pays that would make the underpayments good; nothing is stored. */
export function previewAwardBackPay(deps: PaysDependencies) {
  return async (command: AwardBackPay): Promise<Result<PreviewedAwardBackPay, PaysRefusal>> => {
    const owed = await deps.reading.run((stores) => owedByAwards(stores, command));
    if (!owed.ok) return owed;
    if (owed.value.periods.length === 0) return accepted({ ...owed.value, previews: [] });
    const previews = await previewPays(deps)(requestOf(command, owed.value));
    return previews.ok ? accepted({ ...owed.value, previews: previews.value }) : previews;
  };
}

/** Pays it, unless what is owed is no longer what was shown: a repetition finds nothing owed and pays nothing twice. */
export function payAwardBackPay(deps: PaysDependencies) {
  return async (
    command: AwardBackPay & { readonly confirmation: string },
  ): Promise<Result<PaidAwardBackPay, PaysRefusal>> => {
    const owed = await deps.reading.run((stores) => owedByAwards(stores, command));
    if (!owed.ok) return owed;
    if (owed.value.periods.length === 0) return refusal('pay/invalid', 'Nothing is owed for these days.');
    const made = await createPaysGuarded(deps, (stores) => asShown(stores, command))(requestOf(command, owed.value));
    return made.ok ? accepted({ ...owed.value, pays: made.value.pays }) : made;
  };
}

async function asShown(
  stores: PayStores,
  command: AwardBackPay & { readonly confirmation: string },
): Promise<Result<undefined, PaysRefusal>> {
  const owed = await owedByAwards(stores, command);
  if (!owed.ok) return owed;
  return owed.value.confirmation === command.confirmation
    ? accepted(undefined)
    : refusal('pay/changed-meanwhile', 'What is owed has changed since it was shown. Look at it again.');
}

async function owedByAwards(stores: PayStores, query: AwardBackPay): Promise<Result<OwedByAwards, PaysRefusal>> {
  const checked = await checkedPeriods(stores, query);
  if (!checked.ok) return checked;
  const wanted = query.employeeIds === undefined ? undefined : new Set(query.employeeIds);
  const all = checked.value
    .filter(({ backPayment, employee }) => backPayment !== undefined && (wanted?.has(employee.id) ?? true))
    .sort((a, b) => a.employee.id - b.employee.id || (a.periodStart < b.periodStart ? -1 : 1));
  const isMeant = ({ otherwiseWhenPaid }: CheckedPeriod) => wanted !== undefined || otherwiseWhenPaid === undefined;
  const periods = all.filter(isMeant);
  const leftOut = all.filter((period) => !isMeant(period));
  const total = periods.reduce<Decimal>((sum, { owed }) => add(sum, decimal(owed)), whole(0)).toString();
  const people = new Set(periods.map(({ employee }) => employee.id)).size;
  return accepted({ periods, leftOut, total, confirmation: `${people} ${periods.length} ${total}` });
}

function requestOf({ customerId, companyId, payDate }: AwardBackPay, { periods }: OwedByAwards): CreatePays {
  // Standing items belong to the ordinary pay.
  const none = { allowances: [], deductions: [], bonuses: [], paySacrifices: [] };
  const ids = [...new Set(periods.map(({ employee }) => employee.id))];
  return {
    customerId,
    companyId,
    identifierType: 'employee_id',
    ...(payDate === undefined ? {} : { payDate }),
    items: ids.map((employeeId) => ({
      employeeId,
      ...none,
      backPayments: periods
        .filter(({ employee }) => employee.id === employeeId)
        .flatMap(({ backPayment }) => backPayment ?? []),
    })),
  };
}
