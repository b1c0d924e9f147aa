import { nz } from 'payroll-core';
import { Decimal } from 'payroll-core/money';

/** The same figures as floats. */
export type Floats<T> = T extends Decimal
  ? number
  : T extends string | number | boolean | undefined
    ? T
    : { readonly [K in keyof T]: Floats<T[K]> };

interface FloatEdition<T> {
  readonly id: string;
  readonly from: string;
  readonly until: string;
  readonly values: Floats<T>;
}

type Editions<T> = readonly FloatEdition<T>[];

interface Instrument<T> {
  readonly editions: readonly {
    readonly id: string;
    readonly effectiveFrom: string;
    readonly confirmedUntil: string;
    readonly values: T;
  }[];
}

const paye = floats(nz.paye);
const credit = floats(nz.independentEarnerCredit);
const levy = floats(nz.accEarnersLevy);
const studentLoan = floats(nz.studentLoan);
const kiwisaver = floats(nz.kiwisaver);
const esct = floats(nz.esct);
const extraPays = floats(nz.extraPays);
const schedular = floats(nz.schedularPayments);
const holidays = floats(nz.holidays);
const childSupport = floats(nz.childSupport);
const payrollGiving = floats(nz.payrollGiving);
const minimumWage = floats(nz.minimumWage);
const firstWeekCompensation = floats(nz.firstWeekCompensation);

/** Every edition that a pay may stand on, chosen by its date as the exact calculation does. */
export function floatNzLaw(payDate: string) {
  return {
    paye: inForce(paye, payDate),
    credit: inForce(credit, payDate),
    levy: inForce(levy, payDate),
    studentLoan: inForce(studentLoan, payDate),
    kiwisaver: inForce(kiwisaver, payDate),
    esct: inForce(esct, payDate),
    extraPays: inForce(extraPays, payDate),
    schedular: inForce(schedular, payDate),
    holidays: inForce(holidays, payDate),
    childSupport: inForce(childSupport, payDate),
    payrollGiving: inForce(payrollGiving, payDate),
    minimumWage: inForce(minimumWage, payDate),
    firstWeekCompensation: inForce(firstWeekCompensation, payDate),
  };
}

export type FloatNzLaw = ReturnType<typeof floatNzLaw>;

export function parameterFilesOf(law: FloatNzLaw): readonly string[] {
  return [
    law.paye.id,
    law.credit.id,
    law.levy.id,
    law.studentLoan.id,
    law.kiwisaver.id,
    law.esct.id,
    law.extraPays.id,
    law.schedular.id,
    law.holidays.id,
    law.childSupport.id,
    law.payrollGiving.id,
    law.minimumWage.id,
    law.firstWeekCompensation.id,
  ];
}

function inForce<T>(editions: Editions<T>, payDate: string): FloatEdition<T> {
  for (let i = editions.length - 1; i >= 0; i--) {
    const edition = editions[i];
    if (edition !== undefined && edition.from <= payDate && payDate <= edition.until) return edition;
  }
  throw new RangeError(`No figures for ${payDate}`);
}

function floats<T>({ editions }: Instrument<T>): Editions<T> {
  return editions.map(({ id, effectiveFrom, confirmedUntil, values }) => ({
    id,
    from: effectiveFrom,
    until: confirmedUntil,
    values: asFloats(values) as Floats<T>,
  }));
}

function asFloats(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Decimal) return Number(value.toString());
  if (Array.isArray(value)) return value.map(asFloats);
  return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, asFloats(own)]));
}
