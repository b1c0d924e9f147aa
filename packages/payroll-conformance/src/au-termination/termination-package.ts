import {
  calculateTermination,
  superGuarantee,
  type AuTerminationInput,
  type AuTerminationResult,
  type EtpCode,
} from 'payroll-core/au';
import { addDays, addYears, auFinancialYear, type CivilDate } from 'payroll-core/calendar';
import { add, aud, multiply, subtract, toCents, type Aud } from 'payroll-core/money';
import { inForce } from 'payroll-core/statutory';
import { explainAsText } from 'payroll-core/trace';
import { audIn, countIn, dateIn, flagIn, has, onlyKnows, orUnreadable, textIn } from '../read-input';
import { UnreadableVector } from '../unreadable-vector';
import type { JsonObject, Kind } from '../vector';

/** Everything paid on leaving, through `calculateTermination` itself. */
export const terminationPackageKind: Kind = ({ inputs }) => {
  onlyKnows(inputs, [
    ...['age', 'ageAt30June', 'dateOfBirth', 'dateOfBirthAfter', 'startDate', 'dismissalDate', 'payDate'],
    ...['completedYears', 'salaryYtd', 'genuineRedundancy', 'paymentInLieuOfNotice', 'otherEtp', 'reason'],
    ...['unusedAnnualLeavePost1993', 'unusedLongServiceLeavePost1993', 'normalEarnings', 'payCycle', 'tfn', 'resident'],
  ]);
  const payDate = has(inputs, 'payDate') ? dateIn(inputs, 'payDate') : dateIn(inputs, 'dismissalDate');
  const result = orUnreadable(calculateTermination(asInput(inputs, payDate)));
  const rate = orUnreadable(inForce(superGuarantee, payDate)).values.rate;
  const leaveTax = add(result.unusedHolidayAndLoadingTaxAmount, result.unusedLslTaxAmount);
  return {
    actual: {
      lumpSumD: result.lumpSumD,
      ...Object.fromEntries(
        (['R', 'O', 'S', 'P', 'D', 'N', 'B', 'T'] as const).map((code) => [`etp${code}`, etpOf(code, result)]),
      ),
      lumpSumA_R: { amount: reported(result, 'R'), withheld: leaveTax },
      lumpSumA_T: { amount: reported(result, 'T'), withheld: leaveTax },
      paidLeaveU: { amount: reported(result, 'U'), withheld: leaveTax },
      totalPaid: result.totalAmount,
      totalWithheld: result.taxAmount,
      net: subtract(result.totalAmount, result.taxAmount),
      superGuaranteeOnPilon: toCents(multiply(result.amountInSuper, rate)),
    },
    trace: () => explainAsText(result.trace.figures.taxAmount),
  };
};

function asInput(inputs: JsonObject, payDate: CivilDate): AuTerminationInput {
  const amount = (name: string): string => (has(inputs, name) ? audIn(inputs, name).toString() : '0');
  const notice = has(inputs, 'paymentInLieuOfNotice');
  return {
    payDate,
    payPeriod: (has(inputs, 'payCycle') ? textIn(inputs, 'payCycle').toUpperCase() : 'WEEKLY') as 'WEEKLY',
    termination: {
      terminationDate: dateIn(inputs, 'dismissalDate'),
      reason: reasonIn(inputs),
      isManualLeaveAmounts: true,
      unusedHolidayAmount: amount('unusedAnnualLeavePost1993'),
      unusedLslPostAugust1993: amount('unusedLongServiceLeavePost1993'),
      redundancyAmount: amount('genuineRedundancy'),
      etpAmount: amount('otherEtp'),
      isPaymentInLieuPaid: notice,
      ...(notice ? { paymentInLieuType: 'NOTICE_LUMP_SUM', noticeLumpSum: amount('paymentInLieuOfNotice') } : {}),
    },
    employee: {
      dateOfBirth: dateOfBirthIn(inputs, payDate),
      startDate: has(inputs, 'startDate')
        ? dateIn(inputs, 'startDate')
        : addDays(addYears(dateIn(inputs, 'dismissalDate'), -countIn(inputs, 'completedYears')), 1),
      normalEarnings: amount('normalEarnings'),
      taxDeclaration: {
        taxFileNumber: flagIn(inputs, 'tfn', true) ? 'quoted' : 'not-quoted',
        residency: flagIn(inputs, 'resident', true) ? 'resident' : 'foreign',
        claimsTaxFreeThreshold: true,
        hasStudyLoan: false,
        medicareLevyExemption: 'none',
      },
    },
    yearToDate: { taxableIncome: amount('salaryYtd') },
    // The guides that these vectors come from report notice as the tax office does.
    facts: { noticeEtpCode: 'O' },
  };
}

function reasonIn(inputs: JsonObject): 'TERMINATION' | 'INVALIDITY' | 'REDUNDANCY' {
  const usual = has(inputs, 'genuineRedundancy') ? 'redundancy' : 'resignation';
  const reason = has(inputs, 'reason') ? textIn(inputs, 'reason').toLowerCase() : usual;
  if (reason.includes('redundan')) return 'REDUNDANCY';
  if (reason.includes('invalid')) return 'INVALIDITY';
  if (/resign|dismiss|voluntar/.test(reason)) return 'TERMINATION';
  throw new UnreadableVector(`The reason "${reason}" is not known.`);
}

/** Vectors give an age, on the day or at the end of the income year; any birthday that makes it will do. */
function dateOfBirthIn(inputs: JsonObject, payDate: CivilDate): CivilDate {
  if (has(inputs, 'dateOfBirth')) return dateIn(inputs, 'dateOfBirth');
  if (has(inputs, 'ageAt30June')) return addYears(auFinancialYear(payDate).lastDay, -countIn(inputs, 'ageAt30June'));
  return addYears(dateIn(inputs, 'dismissalDate'), -countIn(inputs, 'age'));
}

function etpOf(
  code: EtpCode,
  { taxSummaries, etpCaps }: AuTerminationResult,
): Readonly<Record<string, Aud>> | undefined {
  const row = taxSummaries.find(({ etpCode }) => etpCode === code);
  const caps = etpCaps.find(({ etpCode }) => etpCode === code);
  if (row === undefined || caps === undefined) return undefined;
  return {
    taxable: row.taxableComponent,
    taxFree: row.taxFreeComponent,
    withheld: row.taxWithheld,
    wholeOfIncomeCapRemaining: caps.wholeOfIncomeCapRemaining,
    etpCapRemaining: caps.etpCapRemaining,
  };
}

function reported({ reportedAmounts }: AuTerminationResult, code: 'R' | 'T' | 'U'): Aud {
  return reportedAmounts.find((row) => row.code === code)?.amount ?? aud('0');
}
