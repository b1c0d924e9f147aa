import type { PayRecord, PayRun } from '@anz-payroll/pay-runs';
import type { Paydays } from './run-downloads';

/** The first and the last pay date of the pays. */
export function paydaysOf(run: PayRun, pays: readonly PayRecord[]): Paydays {
  const dates = pays.map(({ payDate }) => payDate).sort();
  return { from: dates[0] ?? run.payDate, to: dates.at(-1) ?? run.payDate };
}
