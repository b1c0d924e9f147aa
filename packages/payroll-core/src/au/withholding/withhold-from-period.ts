import { deepFreeze } from '../../immutable/deep-freeze';
import { add, isMore, lesser, multiply, subtract } from '../../money/arithmetic';
import { aud } from '../../money/parse';
import { dropCents, toNearestDollar } from '../../money/rounding';
import type { Aud } from '../../money/currency';
import { given, step, type Step } from '../../trace/step';
import { addForExtraPay } from '../extra-pay-year/add-for-extra-pay';
import { adjustMedicareLevy } from '../medicare-levy-adjustment/adjust-medicare-levy';
import { addMedicareLevySurcharge } from '../medicare-levy-adjustment/add-medicare-levy-surcharge';
import type { AdjustedScale } from '../medicare-levy-adjustment/medicare-levy-figures';
import { weeklyEarnings, type WithholdingFrequency } from '../payg-schedule-1/weekly-earnings';
import { withholdUnderScale } from '../payg-schedule-1/withhold-under-scale';
import { withholdWithoutTaxFileNumber } from '../payg-schedule-1/withhold-without-tax-file-number';
import type { FormulaScale } from '../payg-schedule-1/schedule-1';
import { studyLoanComponent } from '../study-loans/study-loan-component';
import { withholdWithStudyLoan } from '../study-loans/withhold-with-study-loan';
import { offsetForPeriod } from '../tax-offsets/offset-for-period';
import { withholdFromDays } from '../daily-and-casual/withhold-from-days';
import { withholdUnderSchedule2 } from '../horticulture-and-shearing/withhold-under-schedule-2';
import { withholdFromPromotionalPerformer } from '../promotional-performances/withhold-from-promotional-performer';
import type { SeniorStatus } from '../seniors-and-pensioners/schedule-9';
import { withholdFromSenior } from '../seniors-and-pensioners/withhold-from-senior';
import { pickScale } from './pick-scale';
import type { AuWithholdingRules } from './rules-in-force';
import { needed } from './special-schedules';
import type { AuTaxDeclaration, DownwardVariation } from './tax-declaration';
import { hasRateForEveryPayment, withholdFromEveryPayment } from './withhold-from-every-payment';
import { withholdingWarnings, type AuWithholdingWarning } from './withholding-warning';

/** Earnings of one pay period, and what decides how much is withheld from them. */
export interface PeriodWithholding {
  readonly earnings: Aud;
  readonly frequency: WithholdingFrequency;
  readonly declaration: AuTaxDeclaration;
  /** Paid by this employer earlier in the financial year; only Schedule 15 asks for it. */
  readonly paidEarlierThisYear: Aud;
  /** Days that the pay is for; only somebody engaged day by day is asked. */
  readonly days?: number | undefined;
}

/** The two amounts that leave a pay for the tax office; both whole dollars, each with its reasons. */
export interface AmountWithheld {
  /** Tax and study loan together, less offsets and the Medicare levy adjustment, plus what the payee asked for. */
  readonly total: Step<Aud>;
  /** The part of `total` that repays a study loan, worked out on its own; zero without a loan. */
  readonly studyLoan: Step<Aud>;
  /** Empty for nearly every pay. */
  readonly warnings: readonly AuWithholdingWarning[];
}

const NOTHING = aud('0');
const NO_STUDY_LOAN: Step<Aud> = deepFreeze(
  step('au.study-loans.none', NOTHING, () => 'no study loan is repaid from this pay'),
);
const OUTSIDE_PAYG: Step<Aud> = deepFreeze(
  step(
    'au.withholding.outside-payg',
    NOTHING,
    () => 'a super-only contractor is paid outside PAYG: nothing is withheld',
  ),
);

/**
 * What is withheld from the earnings of one pay period: the schedule's amount, less tax offsets, less the Medicare levy
 * adjustment, plus what the payee has asked for in writing.
 * @law Taxation Administration Act 1953 (Cth) Sch 1 s 12-35, 15-25; ATO Schedules 1, 8, 14 and 15
 */
export function withholdFromPeriod(period: PeriodWithholding, rules: AuWithholdingRules): AmountWithheld {
  const { earnings, frequency, declaration } = period;
  if (declaration.isSuperOnlyContractor === true) {
    return { total: OUTSIDE_PAYG, studyLoan: NO_STUDY_LOAN, warnings: [] };
  }
  const scheduled =
    declaration.downwardVariation === undefined
      ? withholdUnderSchedules(period, rules)
      : withholdByNotice(earnings, declaration.downwardVariation);
  return {
    total: addUpwardVariation(addSurcharge(scheduled.total, earnings, declaration, rules), earnings, declaration),
    studyLoan: scheduled.studyLoan,
    warnings: withholdingWarnings(earnings, frequency, declaration, rules),
  };
}

interface ScheduledAmount {
  readonly total: Step<Aud>;
  readonly studyLoan: Step<Aud>;
}

/**
 * What a variation notice sets instead of the schedules, to the nearest dollar and no more than the earnings hold. It
 * stands for everything that would have been withheld, a study loan included.
 * @law Taxation Administration Act 1953 (Cth) Sch 1 s 15-15
 */
export function withholdByNotice(earnings: Aud, notice: DownwardVariation): ScheduledAmount {
  const asked = notice.kind === 'amount' ? notice.amount : toNearestDollar(multiply(earnings, notice.rate));
  const value = lesser(asked, dropCents(earnings));
  return {
    total: step(
      'au.withholding.downward-variation',
      value,
      () =>
        notice.kind === 'amount'
          ? `${value.toString()} a pay, as the variation notice says`
          : `${notice.rate.toString()} × ${earnings.toString()}, to the nearest dollar, = ${value.toString()}, as the variation notice says`,
      [given('notice from', notice.from), given('notice until', notice.lastDay)],
    ),
    studyLoan: NO_STUDY_LOAN,
  };
}

function withholdUnderSchedules(period: PeriodWithholding, rules: AuWithholdingRules): ScheduledAmount {
  const { earnings, frequency, declaration } = period;
  const everything = withholdFromEveryPayment(earnings, period.paidEarlierThisYear, declaration, rules);
  if (everything !== undefined) return { total: everything, studyLoan: NO_STUDY_LOAN };
  const scale = pickScale(declaration);
  if (scale === 4) {
    return {
      total: withholdWithoutTaxFileNumber(earnings, declaration.residency, rules.schedule1),
      studyLoan: NO_STUDY_LOAN,
    };
  }
  const special = withholdBySpecialSchedule(period, scale, rules);
  if (special !== undefined) return special;
  const x = weeklyEarnings(earnings, frequency);
  const repaysLoan = repaysStudyLoan(declaration, scale);
  const amount = repaysLoan
    ? withholdWithStudyLoan(x, frequency, scale, rules.studyLoans)
    : withholdUnderScale(x, frequency, scale, rules.schedule1);
  const reduced = reduceWithholding(amount, x, frequency, scale, declaration, rules);
  return {
    total: addExtraPay(reduced, earnings, frequency, declaration, rules),
    studyLoan: repaysLoan ? studyLoanComponent(x, frequency, scale, rules.studyLoans) : NO_STUDY_LOAN,
  };
}

/** Schedules 2 and 9, the daily table and the rate of promotional performers; undefined for everybody else. */
function withholdBySpecialSchedule(
  { earnings, frequency, declaration, days = 1 }: PeriodWithholding,
  scale: FormulaScale,
  rules: AuWithholdingRules,
): ScheduledAmount | undefined {
  const { schedule } = declaration;
  switch (schedule?.kind) {
    case undefined:
    case 'seasonal-worker':
      return undefined;
    case 'promotional-performer': {
      const edition = needed(rules.special?.promotional, 'the rate of promotional performers');
      return { total: withholdFromPromotionalPerformer(earnings, edition), studyLoan: NO_STUDY_LOAN };
    }
    case 'horticulture-or-shearing': {
      if (!declaration.claimsTaxFreeThreshold && declaration.residency === 'resident') return undefined;
      const edition = needed(rules.special?.schedule2, 'Schedule 2');
      return { total: withholdUnderSchedule2(earnings, declaration.residency, edition), studyLoan: NO_STUDY_LOAN };
    }
    case 'daily-or-casual': {
      if (scale === 1 || scale === 3) return undefined;
      const edition = needed(rules.special?.dailyAndCasual, 'the daily table');
      const forWeek = (x: Step<Aud>): Step<Aud> => withholdUnderScale(x, 'weekly', 2, rules.schedule1);
      return { total: withholdFromDays(earnings, days, forWeek, edition), studyLoan: NO_STUDY_LOAN };
    }
    case 'seniors-and-pensioners': {
      if (scale === 3) return undefined;
      const x = weeklyEarnings(earnings, frequency);
      return withholdFromSeniorWithLoan(x, frequency, schedule.status, scale, declaration, rules);
    }
  }
}

/** Schedule 9 and, where there is a study loan, its component beside it; offsets come off, a pay owes nobody money. */
function withholdFromSeniorWithLoan(
  x: Step<Aud>,
  frequency: WithholdingFrequency,
  status: SeniorStatus,
  scale: FormulaScale,
  declaration: AuTaxDeclaration,
  rules: AuWithholdingRules,
): ScheduledAmount {
  const edition = needed(rules.special?.seniors, 'Schedule 9');
  const tax = withholdFromSenior(x, frequency, status, declaration.medicareLevyExemption, edition);
  const offset =
    declaration.annualTaxOffsets === undefined
      ? tax
      : takeOff(
          'au.withholding.less-tax-offsets',
          tax,
          offsetForPeriod(declaration.annualTaxOffsets, frequency, rules.taxOffsets),
        );
  if (!repaysStudyLoan(declaration, scale)) return { total: offset, studyLoan: NO_STUDY_LOAN };
  const studyLoan = studyLoanComponent(x, frequency, 2, rules.studyLoans);
  const value = add(offset.value, studyLoan.value);
  return {
    total: step(
      'au.withholding.senior-with-study-loan',
      value,
      () => `${offset.value.toString()} + study loan ${studyLoan.value.toString()} = ${value.toString()}`,
      [offset, studyLoan],
    ),
    studyLoan,
  };
}

/**
 * Somebody whose family income brings the Medicare levy down repays no study loan either.
 * @law ATO Schedule 8, "Study and training support loans": payees who claim the family reduction
 */
export function repaysStudyLoan(declaration: AuTaxDeclaration, scale: FormulaScale): boolean {
  return declaration.hasStudyLoan && !claimsFamilyReduction(declaration, scale);
}

function claimsFamilyReduction(declaration: AuTaxDeclaration, scale: FormulaScale): scale is AdjustedScale {
  const family = declaration.medicareLevyReduction;
  return (scale === 2 || scale === 6) && family !== undefined && (family.spouse || family.dependants > 0);
}

/** Offsets come off first, then the Medicare levy adjustment; a payee is never owed money by a pay. */
function reduceWithholding(
  amount: Step<Aud>,
  x: Step<Aud>,
  frequency: WithholdingFrequency,
  scale: FormulaScale,
  declaration: AuTaxDeclaration,
  rules: AuWithholdingRules,
): Step<Aud> {
  let reduced = amount;
  if (declaration.annualTaxOffsets !== undefined && rules.taxOffsets.values.scales.has(scale)) {
    const offset = offsetForPeriod(declaration.annualTaxOffsets, frequency, rules.taxOffsets);
    reduced = takeOff('au.withholding.less-tax-offsets', reduced, offset);
  }
  if (claimsFamilyReduction(declaration, scale)) {
    const adjustment = adjustMedicareLevy(x, frequency, scale, declaration.medicareLevyReduction!, rules.medicareLevy);
    reduced = takeOff('au.withholding.less-medicare-levy-adjustment', reduced, adjustment);
  }
  return reduced;
}

function takeOff(rule: string, from: Step<Aud>, reduction: Step<Aud>): Step<Aud> {
  const value = isMore(reduction.value, from.value) ? NOTHING : subtract(from.value, reduction.value);
  return step(
    rule,
    value,
    () => `${from.value.toString()} − ${reduction.value.toString()}, not below nil, = ${value.toString()}`,
    [from, reduction],
  );
}

function addExtraPay(
  amount: Step<Aud>,
  earnings: Aud,
  frequency: WithholdingFrequency,
  declaration: AuTaxDeclaration,
  rules: AuWithholdingRules,
): Step<Aud> {
  if (declaration.hasExtraPayInYear !== true || rules.extraPayBands === undefined) return amount;
  if (frequency !== 'weekly' && frequency !== 'fortnightly') return amount;
  const extra = addForExtraPay(earnings, frequency, rules.extraPayBands);
  const value = add(amount.value, extra.value);
  return step(
    'au.withholding.plus-extra-pay',
    value,
    () => `${amount.value.toString()} + ${extra.value.toString()} = ${value.toString()}`,
    [amount, extra],
  );
}

/** Of residents on the scales with the whole Medicare levy; a notice of the Commissioner stands for everything. */
function addSurcharge(
  amount: Step<Aud>,
  earnings: Aud,
  declaration: AuTaxDeclaration,
  rules: AuWithholdingRules,
): Step<Aud> {
  const { medicareLevySurcharge: tier, downwardVariation, schedule } = declaration;
  if (tier === undefined || downwardVariation !== undefined || hasRateForEveryPayment(declaration)) return amount;
  const scale = pickScale(declaration);
  if (scale !== 1 && scale !== 2) return amount;
  if (schedule?.kind === 'horticulture-or-shearing' || schedule?.kind === 'promotional-performer') return amount;
  return addMedicareLevySurcharge(amount, earnings, tier, rules.medicareLevy);
}

/**
 * The payee's own request on top of the schedule: an amount, or a part of the earnings to the nearest dollar. No more
 * is withheld than there are dollars in the pay.
 * @law ATO Schedule 14, "Upwards variation"
 */
function addUpwardVariation(amount: Step<Aud>, earnings: Aud, declaration: AuTaxDeclaration): Step<Aud> {
  const variation = declaration.upwardVariation;
  if (variation === undefined) return amount;
  const extra =
    variation.kind === 'extra-amount' ? variation.amount : toNearestDollar(multiply(earnings, variation.rate));
  const asked = add(amount.value, extra);
  const most = dropCents(earnings);
  const value = lesser(asked, isMore(amount.value, most) ? amount.value : most);
  return step(
    'au.withholding.plus-upward-variation',
    value,
    () =>
      `${amount.value.toString()} + ${extra.toString()} = ${asked.toString()}` +
      (isMore(asked, value) ? `, no more than the pay: ${value.toString()}` : ''),
    [
      amount,
      variation.kind === 'extra-amount'
        ? given('extra amount asked for', variation.amount)
        : given('extra part of earnings asked for', variation.rate),
    ],
  );
}
