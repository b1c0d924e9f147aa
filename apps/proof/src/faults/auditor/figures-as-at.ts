import { groupBy } from '@anz-payroll/kernel';
import { civilDate } from 'payroll-core';
import { several, type Invariant } from './invariant';
import { SumsByKey } from './sums';

interface PayRow {
  readonly customer_id: number;
  readonly company_id: number;
  readonly employee_id: number;
  readonly pay_date: string;
  readonly gross: string;
  readonly tax: string;
  readonly net: string;
  readonly super_amount: string;
  readonly body: string;
}

interface PayBody {
  readonly result: {
    readonly leaveBalanceRows: readonly {
      readonly leaveType: string;
      readonly accrued: string;
      readonly taken: string;
    }[];
  };
  readonly termination: {
    readonly balanceMovements?: readonly { readonly leaveType: string; readonly hours: string }[];
  } | null;
}

const leaveTypes = ['HOLIDAY', 'SICK'];

/** What the service tells at the end of each day on which somebody was paid, against a sum of the pays made here. */
export const figuresAsAt: Invariant = {
  says: 'figures as at every pay date are the sum of the pays up to it',
  breaches: async ({ query, balancesAt }) => {
    const rows = await query<PayRow>(
      `SELECT customer_id, company_id, employee_id, pay_date, gross, tax, net, super_amount, body
         FROM pays WHERE status = 'processed' AND country = 'AU'`,
    );
    const companies = groupBy(rows, (row) => row.company_id);
    const wrong: string[] = [];
    for (const [companyId, pays] of companies) {
      const { customer_id: customerId } = pays[0]!;
      for (const day of new Set(pays.map(({ pay_date }) => pay_date))) {
        const expected = new SumsByKey();
        for (const pay of pays) if (pay.pay_date <= day) addPay(expected, pay, day);
        const told = new SumsByKey();
        for (const { employee_id, year_to_date, leave } of await balancesAt({
          customerId,
          companyId,
          asAt: civilDate(day),
        })) {
          const { gross, tax, net, super: contribution } = year_to_date;
          const sums = told.of(`employee ${employee_id} on ${day}`);
          for (const [name, amount] of Object.entries({ gross, tax, net, super: contribution })) {
            sums.add(name, String(amount));
          }
          for (const { leave_type, hours } of leave) {
            if (leaveTypes.includes(leave_type)) sums.add(leave_type, String(hours));
          }
        }
        wrong.push(...told.differences(expected, [...told.all.keys()]));
      }
    }
    return several('employees whose figures are not that sum', wrong);
  },
};

function addPay(sums: SumsByKey, pay: PayRow, day: string): void {
  const own = sums.of(`employee ${pay.employee_id} on ${day}`);
  if (yearOf(pay.pay_date) === yearOf(day)) {
    own.addAll({ gross: pay.gross, tax: pay.tax, net: pay.net, super: pay.super_amount });
  }
  const { result, termination } = JSON.parse(pay.body) as PayBody;
  for (const { leaveType, accrued, taken } of result.leaveBalanceRows) {
    if (!leaveTypes.includes(leaveType)) continue;
    own.add(leaveType, accrued);
    own.add(leaveType, taken.startsWith('-') ? taken.slice(1) : `-${taken}`);
  }
  for (const { leaveType, hours } of termination?.balanceMovements ?? []) {
    if (leaveTypes.includes(leaveType)) own.add(leaveType, hours);
  }
}

/** The year in which the financial year of a day begins. */
function yearOf(day: string): number {
  return Number(day.slice(0, 4)) - (day.slice(5) < '07-01' ? 1 : 0);
}
