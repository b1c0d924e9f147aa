import { deepFreeze } from '../../immutable/deep-freeze';
import { add, isNegative, multiply, subtract } from '../../money/arithmetic';
import { aud, whole } from '../../money/parse';
import type { Aud } from '../../money/currency';
import { given, step, type Reason, type Step } from '../../trace/step';
import { weeklyEarnings, type WithholdingFrequency } from '../payg-schedule-1/weekly-earnings';
import { withholdUnderScale } from '../payg-schedule-1/withhold-under-scale';
import type { FormulaScale } from '../payg-schedule-1/schedule-1';
import { studyLoanComponent } from '../study-loans/study-loan-component';
import type { SeniorExemption, SeniorStatus } from '../seniors-and-pensioners/schedule-9';
import { withholdFromSenior } from '../seniors-and-pensioners/withhold-from-senior';
import { needed } from '../withholding/special-schedules';
import type { AuWithholdingRules } from '../withholding/rules-in-force';

const NOTHING = aud('0');
const NO_STUDY_LOAN: Step<Aud> = deepFreeze(
  step('au.additional-payments.no-study-loan', NOTHING, () => 'no study loan is repaid from this payment'),
);

/** Which column of the tables a payee is in. */
export interface TableColumn {
  readonly scale: FormulaScale;
  readonly frequency: WithholdingFrequency;
  readonly repaysStudyLoan: boolean;
  /** Seniors and pensioners look up in Schedule 9 instead of a scale. */
  readonly senior?: { readonly status: SeniorStatus; readonly exemption: SeniorExemption };
}

/** What a share of an additional payment adds to one pay, times the pays it stands for: tax and study loan apart. */
export interface OnTop {
  readonly tax: Step<Aud>;
  readonly studyLoan: Step<Aud>;
}

/** Where the base and the share of a pay come from. */
export interface OnTopBecause {
  readonly base: Reason;
  readonly share: Reason;
}

/**
 * The middle steps that the annualised methods have in common: look up the base, look up the base with a share on top,
 * take one from the other, and multiply by the number of pays. The study loan goes through the same steps on its own
 * table. Offsets, the Medicare levy adjustment and a payee's wish for more belong to the ordinary pay and stay out.
 * @law ATO Schedule 5, "Working out the withholding amount", Method A steps 2 to 7
 */
export function extraOnTop(
  base: Aud,
  share: Aud,
  pays: number,
  column: TableColumn,
  rules: AuWithholdingRules,
  because: OnTopBecause = { base: given('normal earnings', base), share: given('share of a pay', share) },
): OnTop {
  const { scale, frequency, repaysStudyLoan } = column;
  const without = weeklyEarnings(base, frequency, because.base);
  const together = onTopOf(base, share, because);
  const withShare = weeklyEarnings(together.value, frequency, together);
  return {
    tax: difference(
      'au.additional-payments.tax-on-top',
      fromTheTable(without, column, rules),
      fromTheTable(withShare, column, rules),
      pays,
    ),
    studyLoan: repaysStudyLoan
      ? difference(
          'au.additional-payments.study-loan-on-top',
          studyLoanComponent(without, frequency, scale, rules.studyLoans),
          studyLoanComponent(withShare, frequency, scale, rules.studyLoans),
          pays,
        )
      : NO_STUDY_LOAN,
  };
}

function onTopOf(base: Aud, share: Aud, because: OnTopBecause): Step<Aud> {
  const value = add(base, share);
  return step(
    'au.additional-payments.base-and-share',
    value,
    () => `${base.toString()} + ${share.toString()} = ${value.toString()}`,
    [because.base, because.share],
  );
}

function fromTheTable(x: Step<Aud>, { scale, frequency, senior }: TableColumn, rules: AuWithholdingRules): Step<Aud> {
  if (senior === undefined) return withholdUnderScale(x, frequency, scale, rules.schedule1);
  const edition = needed(rules.special?.seniors, 'Schedule 9');
  return withholdFromSenior(x, frequency, senior.status, senior.exemption, edition);
}

/** A negative result becomes nil. */
function difference(rule: string, without: Step<Aud>, withShare: Step<Aud>, pays: number): Step<Aud> {
  const onePay = subtract(withShare.value, without.value);
  const value = isNegative(onePay) ? NOTHING : multiply(onePay, whole(pays));
  return step(
    rule,
    value,
    () => `(${withShare.value.toString()} − ${without.value.toString()}) × ${pays} = ${value.toString()}`,
    [withShare, without],
  );
}
