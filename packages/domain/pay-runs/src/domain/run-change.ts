import { add, decimal, subtract, whole, type Decimal } from 'payroll-core';
import type { RunChange } from '../ports';
import type { PayOfAnyCountry } from './pay-record';

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
