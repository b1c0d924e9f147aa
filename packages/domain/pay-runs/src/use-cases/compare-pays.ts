import { groupBy } from '@anz-payroll/kernel';
import {
  accepted,
  addDays,
  compare,
  isLess,
  negate,
  whole,
  type CivilDate,
  type Decimal,
  type Result,
} from 'payroll-core';
import type { Difference, FiguresFromOutside } from 'payroll-core/changes';
import { differenceFromFigures, differenceOfPays } from '../domain/comparing/difference-of-pays';
import type { CreatePays, OnePay } from '../domain/pay-command';
import type { PayRecord } from '../domain/pay-record';
import type { PayRun } from '../domain/pay-run';
import { refusal, type PaysRefusal } from '../domain/pays-refusal';
import type { PaidBefore, PayStores, PayWithInput } from '../ports';
import type { PaysDependencies } from './pays-dependencies';
import type { OnePayRun } from './pays-use-cases';
import { lastPaysForDays, PAYS_LOOKED_AT } from './last-pays-for-days';
import { calculateOnly, previewOf } from './preview-pays';
import { payOf, payRunOf } from './read-pays';

type Deps = Pick<PaysDependencies, 'reading'>;

/** A last pay further back than this says nothing about the present one. */
const LOOK_BACK_DAYS = 400;
const PEOPLE_AT_ONCE = 500;

export interface ComparePay extends OnePay {
  /** Another pay of the same employee; left out, the last one before it. It may have been replaced by a correction. */
  readonly withPayId?: number;
  /** Figures from elsewhere, in the place of another pay. */
  readonly figures?: FiguresFromOutside;
}

export interface ComparedPay {
  readonly pay: PayRecord;
  /** The pay that it was compared with; undefined for figures from elsewhere, and for a first pay. */
  readonly other: PayRecord | undefined;
  /** Undefined for a first pay: there is nothing to compare it with. */
  readonly difference: Difference | undefined;
}

/** Why a pay differs from the last one of the employee, from another one, or from figures of somebody else. */
export function comparePay(deps: Deps) {
  return (query: ComparePay): Promise<Result<ComparedPay, PaysRefusal>> =>
    deps.reading.run(async (stores) => {
      const found = await payOf(stores, query);
      if (!found.ok) return found;
      const { pay } = found.value;
      if (query.figures !== undefined) {
        const difference = differenceFromFigures(query.figures, found.value);
        return difference.ok ? accepted({ pay, other: undefined, difference: difference.value }) : difference;
      }
      const other = await otherPay(stores, query, pay);
      if (!other.ok) return other;
      if (other.value === undefined) return accepted({ pay, other: undefined, difference: undefined });
      const difference = differenceOfPays(other.value, found.value);
      return difference.ok ? accepted({ pay, other: other.value.pay, difference: difference.value }) : difference;
    });
}

/** Why pays that nobody has stored differ from the last ones of their employees, in the order of the request. */
export function comparePreviews(deps: Pick<PaysDependencies, 'reading' | 'clock'>) {
  return (command: CreatePays): Promise<Result<readonly ComparedPay[], PaysRefusal>> =>
    deps.reading.run(async (stores) => {
      if (command.items.length === 0) return refusal('pay/empty-request', 'The list of pays is empty.');
      const moment = deps.clock.now();
      const prepared = await calculateOnly(stores, command, moment);
      if (!prepared.ok) return prepared;
      // A pay that is not stored comes after all that are.
      const pays = prepared.value.map((one) => ({ ...previewOf(one, moment).pay, id: Number.MAX_SAFE_INTEGER }));
      const last = new Map((await lastPays(stores, command.companyId, pays)).map((one) => [one.pay.employeeId, one]));
      const compared: ComparedPay[] = [];
      for (const [index, pay] of pays.entries()) {
        const before = last.get(pay.employeeId);
        if (before === undefined) {
          compared.push({ pay, other: undefined, difference: undefined });
          continue;
        }
        const { calculationInput } = prepared.value[index]!.calculated;
        const difference = differenceOfPays(before, { pay, calculationInput });
        if (!difference.ok) return { ok: false, error: { ...difference.error, index } };
        compared.push({ pay, other: before.pay, difference: difference.value });
      }
      return accepted(compared);
    });
}

async function otherPay(
  stores: PayStores,
  { companyId, withPayId }: ComparePay,
  pay: PayRecord,
): Promise<Result<PayWithInput | undefined, PaysRefusal>> {
  if (withPayId !== undefined) {
    const other = await stores.pays.findWithInput(companyId, withPayId);
    return other?.pay.employeeId === pay.employeeId
      ? accepted(other)
      : refusal('pay/invalid', 'The pay to compare with is none of this employee.');
  }
  const [last] = await lastPays(stores, companyId, [pay]);
  return accepted(last);
}

/** Before both by pay date, and by number among pays of one day. */
function isBefore(past: PaidBefore, pay: PayRecord): boolean {
  return past.payId !== pay.id && (past.payDate < pay.payDate || (past.payDate === pay.payDate && past.payId < pay.id));
}

/** The last processed pay of each employee before these pays that is for days; those without a pay before are left out. */
export async function lastPays(
  stores: PayStores,
  companyId: number,
  pays: readonly PayRecord[],
): Promise<readonly PayWithInput[]> {
  if (pays.length === 0) return [];
  const days = pays.map(({ payDate }) => payDate).sort();
  const [first, last] = [days[0]!, days.at(-1)!];
  const past = await stores.pays.latest(idsOf(pays), addDays(first, -LOOK_BACK_DAYS), last, PAYS_LOOKED_AT);
  const byEmployee = groupBy(past, ({ employeeId }) => employeeId);
  const lists = pays.map((pay) => (byEmployee.get(pay.employeeId) ?? []).filter((one) => isBefore(one, pay)));
  return lastPaysForDays(stores, companyId, lists);
}

function idsOf(pays: readonly PayRecord[]): readonly number[] {
  return [...new Set(pays.map(({ employeeId }) => employeeId))];
}

export interface MovedPay {
  readonly pay: PayRecord;
  readonly last: { readonly payId: number; readonly payDate: CivilDate };
  readonly difference: Difference;
}

export interface DifferencesOfRun {
  readonly run: PayRun;
  /** Whoever is paid otherwise than last time: the largest movement of net first. */
  readonly moved: readonly MovedPay[];
  /** Pays of people who were not paid before. */
  readonly first: readonly PayRecord[];
  /** Pays to the cent as last time. */
  readonly unchanged: number;
  /** Pays that cannot be worked out again, with the reason. */
  readonly notCompared: readonly { readonly pay: PayRecord; readonly reason: string }[];
}

/** Whom a run pays otherwise than last time, and why. */
export function compareRun(deps: Deps) {
  return (query: OnePayRun): Promise<Result<DifferencesOfRun, PaysRefusal>> =>
    deps.reading.run(async (stores) => {
      const run = await payRunOf(stores, query);
      if (!run.ok) return run;
      const moved: MovedPay[] = [];
      const first: PayRecord[] = [];
      const notCompared: DifferencesOfRun['notCompared'][number][] = [];
      let unchanged = 0;
      await eachPieceOfRun(stores, run.value, async (pays) => {
        const last = new Map(
          (
            await lastPays(
              stores,
              query.companyId,
              pays.map(({ pay }) => pay),
            )
          ).map((one) => [one.pay.employeeId, one]),
        );
        for (const one of pays) {
          const before = last.get(one.pay.employeeId);
          if (before === undefined) {
            first.push(one.pay);
            continue;
          }
          const difference = differenceOfPays(before, one);
          if (!difference.ok) notCompared.push({ pay: one.pay, reason: difference.error.message });
          else if (difference.value.causes.length === 0) unchanged++;
          else {
            const { id: payId, payDate } = before.pay;
            moved.push({ pay: one.pay, last: { payId, payDate }, difference: difference.value });
          }
        }
      });
      return accepted({ run: run.value, moved: moved.sort(byMovement), first, unchanged, notCompared });
    });
}

/** The pays of a run with their inputs, some hundred people at a time. */
export async function eachPieceOfRun(
  stores: PayStores,
  { id, companyId }: PayRun,
  work: (pays: readonly PayWithInput[]) => Promise<void>,
  read: 'withInputOf' | 'shownWithInput' = 'withInputOf',
): Promise<void> {
  for (let after = 0; ;) {
    const some = await stores.pays.numbersIn(id, after, PEOPLE_AT_ONCE);
    const last = some.at(-1);
    if (last === undefined) return;
    await work(await stores.pays[read](companyId, some));
    after = last;
  }
}

const NOTHING: Decimal = whole(0);

function byMovement(a: MovedPay, b: MovedPay): number {
  const size = ({ difference: { movement } }: MovedPay): Decimal =>
    isLess(movement.net, NOTHING) ? negate(movement.net) : movement.net;
  return compare(size(b), size(a)) || a.pay.id - b.pay.id;
}
