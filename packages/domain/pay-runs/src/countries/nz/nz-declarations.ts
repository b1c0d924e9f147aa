import type { EmployeeDetails } from '@anz-payroll/employee-lifecycle';
import { addMonths, decimal, greater, inForce, isPositive, nzd, subtract, whole, type CivilDate } from 'payroll-core';
import * as nz from 'payroll-core/nz';
import { figure } from '../../domain/figures';
import type { Figures, PayWarning } from '../../domain/pay-record';
import { nzFrequencies } from './nz-frequencies';

/** A contractor whose record names no activity is paid a voluntary schedular payment. */
const VOLUNTARY = 'voluntary';
/** The rate of a record that nobody set. @law Income Tax Act 2007 Schedule 1 Part D, the lowest rate */
const DEFAULT_ESCT_RATE = '0.105';

type Declared = Pick<
  nz.NzPayEmployee,
  | 'taxCertificate'
  | 'studentLoanSpecialRate'
  | 'studentLoanCir'
  | 'studentLoanBor'
  | 'schedular'
  | 'extraPayElectedRate'
  | 'kiwisaverSavingsSuspension'
  | 'kiwisaverTemporaryReduction'
  | 'esctRate'
  | 'esctRateIsDefault'
  | 'esctEarnings'
  | 'holidayPayWithPay'
>;

/** Rates, certificates and elections of the record, as payroll-core asks for them. What is null is left to the law. */
export function nzDeclarations(details: EmployeeDetails, account: Figures): Declared {
  return {
    taxCertificate: taxCertificate(details),
    studentLoanSpecialRate: details.student_loan_special_rate,
    studentLoanCir: compulsoryExtra(details, account),
    studentLoanBor:
      details.slbor_amount === null && details.slbor_rate === null
        ? null
        : { amount: details.slbor_amount, rate: details.slbor_rate },
    schedular: schedular(details),
    extraPayElectedRate: details.extra_pay_elected_rate,
    kiwisaverSavingsSuspension: suspension(details),
    kiwisaverTemporaryReduction: reduction(details),
    esctRate: details.esct_rate,
    esctRateIsDefault: details.esct_rate_is_default && details.esct_rate === DEFAULT_ESCT_RATE,
    esctEarnings: esctEarnings(details),
    holidayPayWithPay: holidayPayWithPayTerms(details),
  };
}

/**
 * Savings suspensions and temporary rate reductions are granted for three months to a year, and notices tell their days. One without a
 * last day, or with a later one, would go on for as long as nobody looks.
 * @law Inland Revenue, "Taking a savings break" and "Temporary rate reduction" (20 January 2026)
 */
export function kiwisaverNoticeWarnings(details: EmployeeDetails, payDate: CivilDate): readonly PayWarning[] {
  const covers = (from: CivilDate | null, until: CivilDate | null): from is CivilDate =>
    from !== null && from <= payDate && (until === null || payDate <= until);
  const { kiwisaver_suspension_start_date: suspendedFrom, kiwisaver_suspension_end_date: suspendedUntil } = details;
  const { kiwisaver_reduction_start_date: reducedFrom, kiwisaver_reduction_end_date: reducedUntil } = details;
  if (details.nz_tax_code === 'WT') return [];
  if (covers(suspendedFrom, suspendedUntil)) {
    return beyondAYear('savings suspension', suspendedFrom, suspendedUntil, 'kiwisaver_suspension_end_date');
  }
  return covers(reducedFrom, reducedUntil)
    ? beyondAYear('temporary rate reduction', reducedFrom, reducedUntil, 'kiwisaver_reduction_end_date')
    : [];
}

function beyondAYear(name: string, from: CivilDate, until: CivilDate | null, field: string): readonly PayWarning[] {
  if (until !== null && until <= addMonths(from, MOST_MONTHS_OF_A_NOTICE)) return [];
  const message =
    `The KiwiSaver ${name} from ${from} ${until === null ? 'has no last day' : `lasts until ${until}`}. Inland Revenue grants at most a year at ` +
    'a time: enter the days of its latest notice. Until then the lower contributions go on.';
  return [{ code: 'pay/kiwisaver-notice-beyond-a-year', message, field }];
}

const MOST_MONTHS_OF_A_NOTICE = 12;

/** KiwiSaver that is taken from somebody who was not enrolled by law and is not said to have opted in. */
export function kiwisaverWarnings(details: EmployeeDetails, payDate: CivilDate): readonly nz.NzWarning[] {
  const { nz_tax_code: code, kiwisaver_status_code: status, kiwisaver_employee_rate: rate } = details;
  const isTaken = status === 'AE' && code !== 'WT' && code !== 'NSW' && (rate === null || isPositive(decimal(rate)));
  const edition = inForce(nz.kiwisaver, payDate);
  if (!isTaken || !edition.ok) return [];
  const found = nz.enrolledAtAnotherAge(details.date_of_birth, details.start_date, edition.value);
  return found === undefined ? [] : [found];
}

/** In the account: what was deducted under a notice, or of the amount that a record without one tells. */
export function compulsoryExtraTaken(told: string, notice: number | null | undefined): string {
  return notice === null || notice === undefined ? `granted:slcir:${told}` : `granted:slcir-notice:${notice}`;
}

/**
 * A notice ends when its amount is deducted: what pays took since the amount was told is no longer remaining.
 * @law Student Loan Scheme Act 2011 s 49
 */
function compulsoryExtra(
  details: EmployeeDetails,
  account: Figures,
): NonNullable<nz.NzPayEmployee['studentLoanCir']> | null {
  const { slcir_rate: rate, slcir_remaining_amount: told, slcir_notice_number: notice } = details;
  if (rate === null) return null;
  if (told === null) return { rate, remaining: null };
  return { rate, remaining: leftOfNotice(told, notice, account) };
}

/** What pays have not yet deducted of the amount of a notice. */
export function leftOfNotice(told: string, notice: number | null | undefined, account: Figures): string {
  const left = subtract(decimal(told), figure(account, compulsoryExtraTaken(told, notice)));
  return greater(left, whole(0)).toString();
}

function taxCertificate(details: EmployeeDetails): nz.NzTaxCertificate | null {
  if (details.nz_tax_code !== 'STC' || details.stc_rate === null) return null;
  const { stc_previous_tax_code: previous } = details;
  return {
    rate: details.stc_rate,
    studentLoanRate: details.stc_student_loan_rate,
    ...(details.stc_student_loan_threshold_applies ? {} : { studentLoanThresholdApplies: false }),
    from: details.stc_start_date,
    until: details.stc_end_date,
    previousTaxCode: previous === null ? null : `${previous}${details.has_student_loan ? ' SL' : ''}`,
  };
}

function schedular(details: EmployeeDetails): nz.NzSchedular | null {
  if (details.nz_tax_code !== 'WT') return null;
  return {
    activity: details.schedular_activity ?? VOLUNTARY,
    electedRate: details.schedular_elected_rate,
    certificateRate: details.schedular_certificate_rate,
    noNotification: details.ird_number === null,
  };
}

function suspension(details: EmployeeDetails): NonNullable<nz.NzPayEmployee['kiwisaverSavingsSuspension']> | null {
  const { kiwisaver_suspension_start_date: from, kiwisaver_suspension_end_date: until } = details;
  return from === null ? null : { from, until, employerContinues: details.kiwisaver_suspension_employer_continues };
}

function reduction(details: EmployeeDetails): NonNullable<nz.NzPayEmployee['kiwisaverTemporaryReduction']> | null {
  const { kiwisaver_reduction_start_date: from, kiwisaver_reduction_end_date: until } = details;
  return from === null ? null : { from, until, employerMatches: details.kiwisaver_reduction_employer_matches };
}

function esctEarnings(details: EmployeeDetails): NonNullable<nz.NzPayEmployee['esctEarnings']> | null {
  if (details.esct_last_year_earnings !== null) {
    return {
      lastYear: {
        salaryOrWages: details.esct_last_year_earnings,
        employerContributions: details.esct_last_year_contributions ?? '0',
        ...(details.esct_last_year === null ? {} : { year: details.esct_last_year }),
      },
    };
  }
  if (details.esct_expected_pay === null || details.esct_expected_pay_days === null) return null;
  return {
    expected: {
      startDate: details.start_date,
      pay: details.esct_expected_pay,
      employerContribution: details.esct_expected_contribution ?? '0',
      payDays: details.esct_expected_pay_days,
    },
  };
}

/**
 * In the leave account: holiday pay that was paid with the pays since a day on which annual holidays fell due, or since the start. It is taken off
 * the eight per cent of these pays when the job ends, and in a closedown.
 * @law Holidays Act 2003 ss 23(2), 25(2), 34(2)
 */
export function holidayPaidWithPay(since: CivilDate): string {
  return `granted:holiday-pay-with-pay:${since}`;
}

/** The terms on which holiday pay is paid with each pay, where the record has any. */
function holidayPayWithPayTerms(details: EmployeeDetails): NonNullable<nz.NzPayEmployee['holidayPayWithPay']> | null {
  if (details.holiday_pay_with_pay === null) return null;
  return {
    basis: details.holiday_pay_with_pay,
    startDate: details.start_date,
    endDate: details.holiday_pay_with_pay_end_date,
    isAgreed: details.holiday_pay_with_pay_agreed,
    isSeriesAgreed: details.holiday_pay_with_pay_series_agreed,
  };
}

/**
 * Whether annual holiday pay is paid with the pays of this day: then no annual holidays arise, and none are paid on
 * leaving.
 * @law Holidays Act 2003 ss 23(2), 28
 */
export function isHolidayPaidWithPay(details: EmployeeDetails, payDate: CivilDate): boolean {
  const edition = inForce(nz.holidays, payDate);
  if (details.holiday_pay_with_pay === null || !edition.ok) return false;
  const terms: nz.HolidayPayWithPayTerms = {
    basis: details.holiday_pay_with_pay,
    startDate: details.start_date,
    endDate: details.holiday_pay_with_pay_end_date ?? undefined,
    isAgreed: details.holiday_pay_with_pay_agreed,
    isSeriesAgreed: details.holiday_pay_with_pay_series_agreed,
  };
  return nz.holidayPayWithPay(nzd('0'), terms, payDate, nzFrequencies[details.pay_period], edition.value).isAllowed;
}
