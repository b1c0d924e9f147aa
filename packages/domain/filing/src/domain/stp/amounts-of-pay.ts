import { namesFamilyViolence } from '@anz-payroll/pay-runs';
import {
  allowanceLaw,
  allowanceTreatment,
  auWithholdingRules,
  isLumpSumE,
  lumpSumEBefore,
  type AllowanceCategory,
  type AuLeaveType,
  type DeductionClassification,
} from 'payroll-core/au';
import { addDays, type CivilDate } from 'payroll-core/calendar';
import { add, aud, isPositive, subtract, sum, type Aud } from 'payroll-core/money';
import { inForce } from 'payroll-core/statutory';
import type { AuFiledPay, KeptAuPay, KeptAuTermination } from './kept-au-pay';
import { partByDays, splitByFinancialYear } from './split-by-financial-year';
import { inBoxes, type StpAmounts, type StpBox } from './stp-amounts';

type Row = readonly [StpBox, Aud];

const NIL = aud('0');

/**
 * Where each kind of leave is reported. A public holiday that is not worked is ordinary gross; unpaid leave pays
 * nothing.
 * @law STP Phase 2 employer reporting guidelines, "Paid leave"
 */
const boxOfLeave: Readonly<Record<AuLeaveType, StpBox>> = {
  ANCILLARY: 'paid-leave/A',
  COMPASSIONATE: 'paid-leave/O',
  EMPLOYER_FUNDED_PAID_PARENTAL: 'paid-leave/P',
  HOLIDAY: 'paid-leave/O',
  LONG_SERVICE: 'paid-leave/O',
  OTHER: 'paid-leave/O',
  PAID_PARENTAL: 'paid-leave/P',
  PAID_PUBLIC_HOLIDAY: 'gross',
  SICK: 'paid-leave/O',
  UNPAID: 'gross',
  WORKERS_COMP: 'paid-leave/W',
};

/**
 * Leave for family and domestic violence is reported as it stands on the payslip: as ordinary time.
 * @law STP Phase 2 employer reporting guidelines, "Paid family and domestic violence leave"; Fair Work Regulations 2009 reg 3.48
 */
function boxOf({ leaveType, name, isCashUp }: KeptAuPay['leave'][number]): StpBox {
  if (isCashUp === true) return 'paid-leave/C';
  return namesFamilyViolence(name) ? 'gross' : boxOfLeave[leaveType];
}

/** @law STP Phase 2 employer reporting guidelines, "Deductions"; others are not reported */
const boxOfDeduction: Readonly<Partial<Record<DeductionClassification, StpBox>>> = {
  UNION_FEES: 'deduction/F',
  CHARITY: 'deduction/W',
  CHILD_SUPPORT_GARNISHEE: 'deduction/G',
  CHILD_SUPPORT_DEDUCTION: 'deduction/D',
};

/** What one pay adds to each box of its employee's year to date. */
export function amountsOfPay(filed: AuFiledPay): StpAmounts {
  const { pay, termination } = filed;
  return inBoxes([
    ...(pay.isPaidAfterDeath === true ? [] : rowsOfEarnings(filed)),
    ...pay.deductions.flatMap((row): readonly Row[] => {
      const box = boxOfDeduction[row.classification];
      return box === undefined ? [] : [[box, aud(row.amount)]];
    }),
    ...rowsOfSuper(pay),
    ['payg-withheld', subtract(aud(pay.tax), aud(termination?.etpTaxWithheld ?? '0'))],
    ...(termination === null ? [] : rowsOfTermination(termination, filed.payDate)),
  ]);
}

/**
 * What was earned before a death and is paid after it is no income of the employee, and in no report of it.
 * @law ATO, "PAYG withholding for deceased employees", step 4
 */
function rowsOfEarnings(filed: AuFiledPay): readonly Row[] {
  const { pay, payDate } = filed;
  return [
    ...pay.hours.map((row): Row => [row.isOvertime ? 'overtime' : 'gross', aud(row.payAmount)]),
    ...pay.leave.map((row): Row => [boxOf(row), add(aud(row.amount), aud(row.leaveLoadingAmount))]),
    ...reportedAllowances(filed).map((row): Row => [boxOfAllowance(row), aud(row.totalAmount)]),
    ...pay.bonuses.map((row): Row => [boxOfBonus(row), aud(row.amount)]),
    ...pay.backPayments.flatMap((row) => rowsOfBackPayment(row, payDate)),
    ...pay.paySacrifices.map((row): Row => [`salary-sacrifice/${row.isSuper ? 'S' : 'O'}`, aud(row.amount)]),
  ];
}

/**
 * Overtime meals and travel that nothing was withheld from are within the reasonable amount and stay on the payslip alone. Where a
 * part of them is above it, which is a taxed row, all of them are reported.
 * @law ATO, Withholding for allowances: award overtime meals and travel allowances up to the reasonable amount
 */
function reportedAllowances({ pay: { allowances }, payDate }: AuFiledPay): KeptAuPay['allowances'] {
  const law = inForce(allowanceLaw, payDate, { allowUnconfirmed: true });
  if (!law.ok) return allowances;
  return allowances.filter(({ allowanceCategory, otherType }) => {
    const isWithinLimit = allowances.every((row) => row.allowanceCategory !== allowanceCategory || !row.isTaxable);
    return allowanceTreatment(allowanceCategory, otherType, isWithinLimit, law.value.values).isReported;
  });
}

/**
 * Other allowances are reported with what they are for; G1 is the general description, also of those that say nothing.
 * @law STP Phase 2 employer reporting guidelines, "Allowances": other allowances (OD) and their descriptions
 */
function boxOfAllowance({
  allowanceCategory,
  otherType,
}: Pick<KeptAuPay['allowances'][number], 'allowanceCategory' | 'otherType'>): StpBox {
  return allowanceCategory === 'OD' ? `allowance/OD/${otherType ?? 'G1'}` : `allowance/${allowanceCategory}`;
}

function boxOfBonus(row: KeptAuPay['bonuses'][number]): StpBox {
  if (row.isReturnToWork) return 'lump-sum/W';
  return row.isDirectorsFees ? 'directors-fees' : 'bonuses-and-commissions';
}

/**
 * The part of back pay that accrued more than a year ago is Lump Sum E, whatever it makes good; the rest goes where it belongs. Where the
 * days of a row lie on both sides, they divide it.
 * @law STP Phase 2 employer reporting guidelines, "Lump sum E": the part that accrued more than 12 months before the payment
 */
function rowsOfBackPayment(row: KeptAuPay['backPayments'][number], payDate: CivilDate): readonly Row[] {
  const amount = aud(row.amount);
  const until = row.endDate ?? undefined;
  const rules = auWithholdingRules(payDate, { allowUnconfirmed: true });
  const whole: Row = [boxOfBackPayment(row.stpCategory), amount];
  if (until === undefined || !rules.ok) return [whole];
  const from = row.startDate ?? until;
  const lastDay = earlier(until, addDays(lumpSumEBefore(rules.value), -1));
  if (from > lastDay) return [whole];
  const inArrears = lastDay === until ? amount : partByDays(amount, from, lastDay, until);
  if (!isLumpSumE(inArrears, lastDay, rules.value)) return [whole];
  return [
    ...splitByFinancialYear(inArrears, from, lastDay).map((share): Row => [`lump-sum/E/${share.year}`, share.amount]),
    ...(lastDay === until ? [] : [[whole[0], subtract(amount, inArrears)] as const]),
  ];
}

function earlier(a: CivilDate, b: CivilDate): CivilDate {
  return a < b ? a : b;
}

function boxOfBackPayment(category: KeptAuPay['backPayments'][number]['stpCategory']): StpBox {
  switch (category) {
    case 'BONUS_COMMISSION_NON_DIRECTOR_S_FEES':
      return 'bonuses-and-commissions';
    case 'DIRECTOR_S_FEES':
      return 'directors-fees';
    case 'OVERTIME':
      return 'overtime';
    case 'GROSS':
    case 'UNCLASSIFIED':
      return 'gross';
    case 'LEAVEA':
    case 'LEAVEC':
    case 'LEAVEO':
    case 'LEAVEP':
    case 'LEAVEU':
    case 'LEAVEW':
      return `paid-leave/${category.slice(-1)}` as StpBox;
    default:
      return boxOfAllowance({ allowanceCategory: category.slice(-2) as AllowanceCategory });
  }
}

/**
 * Liability on every report, the earnings it stands on by the base of the law, and reportable contributions.
 * @law Payday Super: from 1 July 2026 qualifying earnings (Q) in the place of ordinary time earnings (O)
 */
function rowsOfSuper(pay: KeptAuPay): readonly Row[] {
  return [['super/L', aud(pay.compulsorySuperAmount)], ['super/R', aud(pay.rescSuperAmount)], ...earningsForSuper(pay)];
}

/** What an employer pays on gross stands on earnings of the law too. */
function earningsForSuper({ superBasedOn, earningsForSuper: earned, qualifyingEarnings }: KeptAuPay): readonly Row[] {
  switch (superBasedOn) {
    case 'OTE':
      return [['super/O', aud(earned)]];
    case 'QE':
      return [['super/Q', aud(earned)]];
    case 'GROSS':
      return qualifyingEarnings === undefined ? [] : [['super/Q', aud(qualifyingEarnings)]];
  }
}

function rowsOfTermination(termination: KeptAuTermination, payDate: CivilDate): readonly Row[] {
  return [
    ...termination.reportedAmounts.map((row): Row => {
      const box: StpBox = row.code === null ? 'gross' : (`${row.label}/${row.code}` as StpBox);
      return [box, aud(row.amount)];
    }),
    ...termination.taxSummaries
      .filter((row) => isPositive(sum(NIL, [aud(row.taxableComponent), aud(row.taxFreeComponent)])))
      .flatMap((row): readonly Row[] => [
        [`etp/${row.etpCode}/${payDate}/taxable`, aud(row.taxableComponent)],
        [`etp/${row.etpCode}/${payDate}/tax-free`, aud(row.taxFreeComponent)],
        [`etp/${row.etpCode}/${payDate}/withheld`, aud(row.taxWithheld)],
      ]),
  ];
}
