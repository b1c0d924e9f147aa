import { lazyStep } from '../../trace/lazy-step';
import type { Reason, Step } from '../../trace/step';
import { nzRulesInForce } from '../rules/rules-in-force';
import type { NzFiguresExplained } from './nz-pay-trace';
import type { ParsedNzPay, ParsedNzTaxedTogether } from './parsed-nz-pay';
import { parseNzPayInput } from './parse-nz-pay-input';
import { workOutNzPay } from './work-out-nz-pay';

/** The pay, its part of the period explained by all the pays as one. They are worked out when somebody asks for the explanation. */
export function explainedByPeriod(pay: ParsedNzPay): ParsedNzPay {
  const together = pay.taxedTogether;
  if (together?.asOnePay === undefined) return pay;
  let known: NzFiguresExplained | undefined;
  const figures = (): NzFiguresExplained | undefined => (known ??= figuresOf(together));
  const by = <T>(own: Step<T>, reasons: (of: NzFiguresExplained) => readonly Reason[]): Step<T> =>
    lazyStep(own.rule, own.value, own.says, () => {
      const of = figures();
      return of === undefined ? [] : reasons(of);
    });
  const { paye, levy, studentLoan, compulsoryExtra, voluntary } = together;
  return {
    ...pay,
    taxedTogether: {
      ...together,
      // PAYE alone: donations are of a single pay.
      paye: by(paye, ({ tax }) => tax.because.slice(0, 1)),
      levy: by(levy, ({ accEarnersLevy }) => [accEarnersLevy]),
      studentLoan: by(studentLoan, ({ nzStudentLoan }) => [nzStudentLoan]),
      compulsoryExtra: compulsoryExtra && by(compulsoryExtra, ({ periodStudentLoanCir }) => [periodStudentLoanCir]),
      voluntary: voluntary && by(voluntary, ({ periodStudentLoanBor }) => [periodStudentLoanBor]),
    },
  };
}

function figuresOf({ asOnePay, paidBeforeFourWeeks }: ParsedNzTaxedTogether): NzFiguresExplained | undefined {
  if (asOnePay === undefined) return undefined;
  const parsed = parseNzPayInput(asOnePay);
  if (!parsed.ok) return undefined;
  const rules = nzRulesInForce(parsed.value.payDate, { allowUnconfirmed: true });
  if (!rules.ok) return undefined;
  const worked = workOutNzPay({ ...parsed.value, paidBeforeFourWeeks }, rules.value);
  return worked.ok ? worked.value.trace.figures : undefined;
}
