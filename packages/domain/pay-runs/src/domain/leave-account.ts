import type { Part } from '@anz-payroll/employee-lifecycle';
import { decimal, parseCivilDate, subtract, type CivilDate, type Decimal } from 'payroll-core';
import { figuresOf, type FigureEntry } from './figures';
import type { Figures } from './pay-record';

/** What the employee brought from the payroll before this one; undefined where nothing was told. */
export function openingBalances(parts: readonly Part[]): OpeningBalances | undefined {
  const values = parts.find(({ kind }) => kind === 'opening-balances')?.values;
  if (values === undefined) return undefined;
  const asAt = parseCivilDate(values['as_at']);
  return {
    asAt: asAt.ok ? asAt.value : undefined,
    of: (name) => {
      const value = values[name];
      return typeof value === 'string' ? value : '0';
    },
    told: (name) => {
      const value = values[name];
      return typeof value === 'string' ? value : undefined;
    },
  };
}

/** Opening balances as they are asked for: a figure that was not told is nothing. */
export interface OpeningBalances {
  readonly asAt: CivilDate | undefined;
  readonly of: (name: string) => string;
  /** A figure whose absence is not the same as nothing. */
  readonly told: (name: string) => string | undefined;
}

/** What an employee's leave account holds on a day, and what was noted in it after that day. */
export interface AccountAtDay {
  readonly leave: Figures;
  readonly notedLater: Figures;
}

export const noOpeningBalances: OpeningBalances = { asAt: undefined, of: () => '0', told: () => undefined };

/** The net that was told; where none was, gross less everything that was withheld or deducted. */
export function openingNet(opening: OpeningBalances, withheld: readonly string[]): Decimal {
  const net = opening.told('net');
  if (net !== undefined) return decimal(net);
  return withheld.reduce<Decimal>(
    (rest, name) => subtract(rest, decimal(opening.of(name))),
    decimal(opening.of('gross')),
  );
}

/** How a pay and a payout move leave, by leave code. */
export function leaveMoved(
  rows: readonly {
    readonly leaveType: string;
    readonly name: string;
    readonly accrued: string;
    readonly taken: string;
  }[],
  payout: readonly { readonly leaveType: string; readonly hours: string }[],
): Figures {
  return figuresOf([
    ...rows.map((row): FigureEntry => [leaveCode(row), subtract(decimal(row.accrued), decimal(row.taken))]),
    ...payout.map((row): FigureEntry => [row.leaveType, row.hours]),
  ]);
}

/** Rostered days off and time in lieu share the code OTHER on a payslip; their names tell them apart. */
export function leaveCode(row: { readonly leaveType: string; readonly name: string }): string {
  if (row.leaveType !== 'OTHER') return row.leaveType;
  return row.name === 'Rostered days off' ? 'RDO' : 'TOIL';
}
