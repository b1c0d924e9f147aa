import type { PayRecord } from '@anz-payroll/pay-runs';
import { decimal, isZero } from 'payroll-core/money';
import { payLine, type PayLine } from './pay-line';

/** The lines that pays of every country have. */
export function earningLines({ result }: PayRecord): readonly PayLine[] {
  return [
    ...result.hours.map((row) =>
      payLine(row.isOvertime ? 'overtime' : 'ordinary', 'earned', row.description, row.payAmount, {
        quantity: row.value,
        rate: row.rate,
        ...publicHolidayOf(row),
      }),
    ),
    ...result.leave.flatMap((row) => [
      payLine('leave', 'earned', row.name, row.amount, { quantity: row.hours, rate: row.rate, day: row.date }),
      ...(isNothing(row.leaveLoadingAmount)
        ? []
        : [payLine('leave-loading', 'earned', `${row.name} loading`, row.leaveLoadingAmount)]),
    ]),
    ...result.allowances.map((row) =>
      payLine('allowance', 'earned', row.description, row.totalAmount, { quantity: row.units, rate: row.amount }),
    ),
    ...result.backPayments.map((row) => payLine('back-payment', 'earned', row.description, row.amount)),
    ...terminationLines(result.termination?.totalAmount ?? '0'),
  ];
}

/** New Zealand: hours on a public holiday name it. */
function publicHolidayOf(row: object): Pick<PayLine, 'day'> {
  const day = 'publicHolidayDate' in row ? row.publicHolidayDate : undefined;
  return typeof day === 'string' ? { day } : {};
}

function terminationLines(total: string): readonly PayLine[] {
  return isNothing(total) ? [] : [payLine('termination', 'earned', 'Termination payment', total)];
}

export function deductionLines({ result }: PayRecord): readonly PayLine[] {
  return result.deductions
    .filter(({ amount }) => !isNothing(amount))
    .map(({ description, amount, classification }) =>
      payLine('deduction', 'taken', description, amount, { classification }),
    );
}

export function isNothing(amount: string): boolean {
  return isZero(decimal(amount));
}
