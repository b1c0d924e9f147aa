import type { Company } from '@anz-payroll/companies';
import type { Employee, Part } from '@anz-payroll/employee-lifecycle';
import type { CivilDate } from 'payroll-core';
import { countryPayroll } from '../countries/registered-countries';
import { addFigures, figureText } from '../domain/figures';
import { leaveCode, noOpeningBalances, openingBalances } from '../domain/leave-account';
import type { Figures, PayRecord } from '../domain/pay-record';
import type { PayStores } from '../ports';
import { sumsAsAt, type LedgerPosition, type LedgerSums } from './sums-as-at';

/**
 * The same pays with their year to date and leave balances as the ledger tells them on the pay date: pays that were
 * entered later for an earlier day count, pays of later days and pays that were taken back do not. What is stored
 * beside a pay is what was known when it was entered.
 */
export async function paysAsAt(
  stores: PayStores,
  company: Company,
  pays: readonly PayRecord[],
): Promise<readonly PayRecord[]> {
  const positions = new Map(
    pays
      .filter(({ status }) => status === 'processed')
      .map((pay) => [pay.id, positionOf(company, pay.employeeId, pay.payDate, pay.id)]),
  );
  const figures = await figuresAsAt(stores, company, [...positions.values()]);
  return pays.map((pay) => {
    const position = positions.get(pay.id);
    const told = position === undefined ? undefined : figures.get(position);
    return told === undefined ? pay : withFigures(pay, told);
  });
}

export function positionOf(
  company: Company,
  employeeId: number,
  payDate: CivilDate,
  payId: LedgerPosition['payId'],
): LedgerPosition {
  const { name: year, lastDay: lastDayOfYear } = countryPayroll(company.country).yearOf(payDate);
  return { employeeId, payDate, payId, year, lastDayOfYear };
}

export interface FiguresAsAt {
  readonly employee: Employee;
  /** Hours by leave code. */
  readonly leave: Figures;
  /** Of the financial year of the day. */
  readonly year: Figures;
  readonly opening: { readonly asAt: CivilDate | undefined; readonly leave: Figures; readonly year: Figures };
}

/** Opening balances and ledger together, for each position whose employee belongs to the company. */
export async function figuresAsAt(
  stores: PayStores,
  company: Company,
  positions: readonly LedgerPosition[],
): Promise<ReadonlyMap<LedgerPosition, FiguresAsAt>> {
  const figures = new Map<LedgerPosition, FiguresAsAt>();
  if (positions.length === 0) return figures;
  const ids = [...new Set(positions.map(({ employeeId }) => employeeId))];
  const employees = new Map((await stores.employees.ofIds(company.id, ids)).map((one) => [one.id, one]));
  const parts = new Map<number, Part>();
  for (const part of await stores.roster.partsOf(ids)) {
    if (part.kind === 'opening-balances') parts.set(part.employeeId, part);
  }
  for (const [position, sums] of await sumsAsAt(stores.ledger, positions)) {
    const employee = employees.get(position.employeeId);
    if (employee === undefined) continue;
    const part = parts.get(position.employeeId);
    const opening = openingAsAt(company, employee, part === undefined ? [] : [part], position.payDate, sums);
    figures.set(position, {
      employee,
      leave: addFigures(opening.leave, sums.leave),
      year: addFigures(opening.year, sums.year),
      opening,
    });
  }
  return figures;
}

/** Opening balances count from the day that they cover on; opening figures of a year count in that financial year. */
function openingAsAt(
  company: Company,
  employee: Employee,
  parts: readonly Part[],
  day: CivilDate,
  sums: LedgerSums,
): FiguresAsAt['opening'] {
  const payroll = countryPayroll(company.country);
  const opening = openingBalances(parts) ?? noOpeningBalances;
  const { asAt } = opening;
  if (asAt !== undefined && day < asAt) return { asAt: undefined, leave: {}, year: {} };
  const { firstDay, lastDay } = payroll.yearOf(day);
  return {
    asAt,
    leave: payroll.openingLeave(employee.details, opening, sums),
    year: asAt === undefined || asAt < firstDay || asAt > lastDay ? {} : payroll.openingYear(opening),
  };
}

function withFigures(pay: PayRecord, { leave, year }: FiguresAsAt): PayRecord {
  const rows = <R extends { readonly leaveType: string; readonly name: string }>(all: readonly R[]): readonly R[] =>
    all.map((row) => ({ ...row, hours: figureText(leave, leaveCode(row)) }));
  return pay.country === 'AU'
    ? { ...pay, yearToDate: year, result: { ...pay.result, leaveBalanceRows: rows(pay.result.leaveBalanceRows) } }
    : { ...pay, yearToDate: year, result: { ...pay.result, leaveBalanceRows: rows(pay.result.leaveBalanceRows) } };
}
