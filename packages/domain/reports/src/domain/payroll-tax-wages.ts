import { payrollTaxPay } from '@anz-payroll/filing';
import { toFixed } from 'payroll-core/money';
import { wagesByStateAndMonth, type PayrollTaxPay } from 'payroll-core/au';
import type { PaysReport } from './pays-report';
import { monthInWords } from './text-in-words';

type State = PayrollTaxPay['state'];

/** Wages by month and state, gross and super apart. The tax itself depends on groups and on rates of the year. */
export function payrollTaxWages(stateOf: (employeeId: number) => State): PaysReport {
  const pays: PayrollTaxPay[] = [];
  return {
    add(pay) {
      if (pay.country !== 'AU') return;
      const { result, termination, payDate, employeeId } = pay;
      pays.push(payrollTaxPay({ pay: result, termination, payDate }, stateOf(employeeId)));
    },
    table: () => {
      const wages = wagesByStateAndMonth(pays);
      const words = Object.fromEntries(wages.map(({ month }) => [month, monthInWords(month)]));
      return {
        columns: [
          { name: 'month', title: 'Month', kind: 'text', words },
          { name: 'state', title: 'State', kind: 'text' },
          { name: 'gross', title: 'Wages', kind: 'amount' },
          { name: 'super', title: 'Super', kind: 'amount' },
          { name: 'wages', title: 'Taxable wages', kind: 'amount' },
        ],
        rows: wages.map(({ month, state, gross, super: paid, wages: taxable }) => ({
          month,
          state: state ?? 'Not known',
          gross: toFixed(gross, 2),
          super: toFixed(paid, 2),
          wages: toFixed(taxable, 2),
        })),
        notes: [
          'Wages are gross after salary sacrifice and all super, without the tax-free part of terminations. The tax is not worked out here: each state has its own rates, thresholds and grouping of employers. Enter these wages in the return of the state’s revenue office.',
          'Contractors, fringe benefits and exempt wages are not payroll’s to know: add or take them yourself.',
        ],
      };
    },
  };
}
