import { add, subtract } from '../../money/arithmetic';
import { aud } from '../../money/parse';
import type { Aud } from '../../money/currency';
import { given, step, type Reason, type Step } from '../../trace/step';
import { explainAllowance } from '../allowances/price-allowance';
import type { ParsedPay } from '../calculate-pay/parsed-pay';
import { explainHours } from '../hours/price-hours';
import { lazyStep } from '../../trace/lazy-step';
import { explainLeave } from '../leave/price-leave';
import { explainSacrifice, type SacrificedSalary } from '../salary-sacrifice/sacrifice-salary';
import type { PricedLines } from './price-lines';

const NOTHING = aud('0');

/** The lines of a pay, less what was given up before tax, plus what a termination pays. */
export function grossOfPay(
  pay: ParsedPay,
  lines: PricedLines,
  sacrifices: readonly SacrificedSalary[],
  sacrificed: Aud,
): Step<Aud> {
  const ending = pay.termination?.totalAmount ?? NOTHING;
  const gross = add(subtract(lines.earnings, sacrificed), ending);
  return lazyStep(
    'au.gross',
    gross,
    () =>
      `lines of ${lines.earnings.toString()} − sacrificed ${sacrificed.toString()}` +
      (pay.termination === undefined ? '' : ` + termination ${ending.toString()}`) +
      ` = ${gross.toString()}`,
    () => [
      ...lines.hours.map(explainHours),
      ...lines.leave.map(explainLeave),
      ...lines.allowances.map(explainAllowance),
      ...pay.bonuses.map((row) => line('bonus', row)),
      ...pay.backPayments.map((row) => line('back payment', row)),
      ...sacrifices.map(explainSacrifice),
      ...(pay.termination === undefined ? [] : [given('termination', ending)]),
    ],
  );
}

function line(
  kind: string,
  row: { readonly description: string; readonly amount: Aud; readonly taxMethod: string },
): Reason {
  return step('au.gross.line', row.amount, () => `${row.description}: ${kind} of ${row.amount.toString()}`, [
    given('tax method', row.taxMethod),
  ]);
}
