import { add, subtract } from '../../money/arithmetic';
import { aud } from '../../money/parse';
import type { Aud } from '../../money/currency';
import { codeInWords } from '../../trace/code-in-words';
import { given, step, type Reason, type Step } from '../../trace/step';
import { inForce } from '../../statutory/instrument';
import { allowanceLaw } from '../allowances/allowance-law';
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
  const { rates } = pay.employee;
  return lazyStep(
    'au.gross',
    gross,
    () =>
      `lines of ${lines.earnings.toString()} − sacrificed ${sacrificed.toString()}` +
      (pay.termination === undefined ? '' : ` + termination ${ending.toString()}`) +
      ` = ${gross.toString()}`,
    () => {
      const law = inForce(allowanceLaw, pay.payDate, { allowUnconfirmed: true });
      return [
        ...lines.hours.map((row) => explainHours(row, rates.payRatePerHour)),
        ...lines.leave.map((row, i) => explainLeave(row, pay.leave[i]!, rates)),
        ...lines.allowances.map((row) => explainAllowance(row, law.ok ? law.value : undefined)),
        ...pay.bonuses.map((row) => line('bonus', row)),
        ...pay.backPayments.map((row) => line('back payment', row)),
        ...sacrifices.map(explainSacrifice),
        ...(pay.termination === undefined ? [] : [given('termination', ending)]),
      ];
    },
  );
}

function line(
  kind: string,
  row: { readonly description: string; readonly amount: Aud; readonly taxMethod: string },
): Reason {
  return step('au.gross.line', row.amount, () => `${row.description}: ${kind} of ${row.amount.toString()}`, [
    given('tax method', row.taxMethod, codeInWords(row.taxMethod)),
  ]);
}
