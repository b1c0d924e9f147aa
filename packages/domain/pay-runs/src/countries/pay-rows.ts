import type { CivilDate, Decimal } from 'payroll-core';
import type * as au from 'payroll-core/au';
import { asJson } from '../domain/as-json';
import type { AsJson } from '../domain/pay-record';
import type { Mutable } from './mutable';

/** Rows that few pays have, as JSON keeps them. */
export function rowsAsJson<R>(rows: readonly R[]): readonly AsJson<R>[] {
  return rows.length === 0 ? [] : asJson<readonly AsJson<R>[]>(rows);
}

/** Of either country. */
type PricedHours = Omit<au.AuPay['hours'][number], 'payAmount'> & {
  readonly publicHolidayDate?: CivilDate | undefined;
  readonly payAmount: Decimal;
};

/** A row of hours as `asJson` has it. */
export function hoursAsJson<R extends PricedHours>(row: R): AsJson<R> {
  const { multiplier, rateReference, rateDescription, publicHolidayDate } = row;
  const figures: Partial<Mutable<AsJson<PricedHours>>> = {
    description: row.description,
    units: row.units,
    value: row.value.toString(),
    rate: row.rate.toString(),
  };
  if (multiplier !== undefined) figures.multiplier = multiplier.toString();
  if (rateReference !== undefined) figures.rateReference = rateReference;
  if (rateDescription !== undefined) figures.rateDescription = rateDescription;
  figures.isOvertime = row.isOvertime;
  if (publicHolidayDate !== undefined) figures.publicHolidayDate = publicHolidayDate;
  figures.payAmount = row.payAmount.toString();
  return figures as AsJson<R>;
}

interface BalanceRow<T extends string> {
  readonly leaveType: T;
  readonly name: string;
  readonly opening: Decimal;
  readonly accrued: Decimal;
  readonly taken: Decimal;
  readonly hours: Decimal;
}

/** A balance of leave as `asJson` has it. */
export function balanceAsJson<T extends string>(row: BalanceRow<T>) {
  return {
    leaveType: row.leaveType,
    name: row.name,
    opening: row.opening.toString(),
    accrued: row.accrued.toString(),
    taken: row.taken.toString(),
    hours: row.hours.toString(),
  };
}
