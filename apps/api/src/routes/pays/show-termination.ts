import type { AuPayRecord, NzPayRecord, PayRecord, TerminationOfEmployee } from '@anz-payroll/pay-runs';
import { toAmount } from '@anz-payroll/http-kit/contract';
import type { ExtraPayTax, Termination, TerminationResult } from './termination-contracts';

/** A termination as the pay carries it (spec 2.9); null where the pay has none. */
export function showTermination(pay: PayRecord): TerminationResult | null {
  if (pay.termination === null) return null;
  return pay.country === 'AU' ? ofAustralia(pay.termination) : ofNewZealand(pay.termination);
}

/** The same read by the employee. */
export function showTerminationOf(found: TerminationOfEmployee): Termination {
  const result = showTermination(found.pay);
  if (result === null) throw new TypeError(`Pay ${found.pay.id} carries no termination`);
  return {
    ...result,
    pay_id: found.pay.id,
    pay_date: found.payRunDate,
    is_pay_processed: found.isPayProcessed,
    employee_id: found.pay.employeeId,
    employee_number: found.employeeNumber,
    is_employee_terminated: found.isEmployeeTerminated,
    ...(found.replayed ? { idempotency_replayed: true } : {}),
  };
}

type Australian = NonNullable<AuPayRecord['termination']>;
type NewZealand = NonNullable<NzPayRecord['termination']>;

function common(termination: Australian | NewZealand): TerminationResult {
  return {
    termination_date: termination.terminationDate,
    reason: termination.reason,
    cessation_type_code: termination.cessationTypeCode,
    is_manual_leave_amounts: termination.isManualLeaveAmounts,
    is_payment_in_lieu_paid: termination.isPaymentInLieuPaid,
    payment_in_lieu_amount: toAmount(termination.paymentInLieuAmount),
    is_unused_holiday_paid: termination.isUnusedHolidayPaid,
    unused_holiday_amount: toAmount(termination.unusedHolidayAmount),
    non_etp_amount: toAmount(termination.nonEtpAmount),
    redundancy_amount: toAmount(termination.redundancyAmount),
    total_amount: toAmount(termination.totalAmount),
    tax_amount: toAmount(termination.taxAmount),
    unused_holiday_and_loading_tax_amount: toAmount(termination.unusedHolidayAndLoadingTaxAmount),
  };
}

function ofAustralia(termination: Australian): TerminationResult {
  return {
    ...common(termination),
    payment_in_lieu_type: termination.paymentInLieuType,
    notice_hours: amountOrNull(termination.noticeHours),
    notice_lump_sum: amountOrNull(termination.noticeLumpSum),
    is_unused_leave_loading_paid: termination.isUnusedLeaveLoadingPaid,
    is_unused_lsl_paid: termination.isUnusedLslPaid,
    is_unused_sick_paid: termination.isUnusedSickPaid,
    unused_leave_loading_amount: toAmount(termination.unusedLeaveLoadingAmount),
    unused_sick_amount: toAmount(termination.unusedSickAmount),
    unused_lsl_pre_august_1978: toAmount(termination.unusedLslPreAugust1978),
    unused_lsl_august_1978_to_august_1993: toAmount(termination.unusedLslAugust1978ToAugust1993),
    unused_lsl_post_august_1993: toAmount(termination.unusedLslPostAugust1993),
    unused_lsl_amount: toAmount(termination.unusedLslAmount),
    unused_lsl_tax_amount: toAmount(termination.unusedLslTaxAmount),
    etp_amount: toAmount(termination.etpAmount),
    redundancy_tax_free_pilon_component: toAmount(termination.redundancyTaxFreePilonComponent),
    normal_earnings: toAmount(termination.normalEarnings),
    total_etp_amount: toAmount(termination.totalEtpAmount),
    total_non_etp_amount: toAmount(termination.totalNonEtpAmount),
    lump_sum_a: toAmount(termination.lumpSumA),
    lump_sum_b: toAmount(termination.lumpSumB),
    lump_sum_d: toAmount(termination.lumpSumD),
    etp_tax_withheld: toAmount(termination.etpTaxWithheld),
    etp_taxable_component: toAmount(termination.etpTaxableComponent),
    etp_tax_free_component: toAmount(termination.etpTaxFreeComponent),
    tax_summaries: termination.taxSummaries.map((row) => ({
      etp_code: row.etpCode,
      tax_withheld: toAmount(row.taxWithheld),
      taxable_component: toAmount(row.taxableComponent),
      tax_free_component: toAmount(row.taxFreeComponent),
      lump_sum_d: toAmount(row.lumpSumD),
    })),
  };
}

function ofNewZealand(termination: NewZealand): TerminationResult {
  const { unusedHoliday, altHoliday, redundancy, other, totalTax, taxedAtLowRate } = termination.nzExtraPayTaxBreakdown;
  return {
    ...common(termination),
    unused_alt_holiday_amount: toAmount(termination.unusedAltHolidayAmount),
    nz_ytd_taxable: toAmount(termination.nzYtdTaxable),
    nz_extra_pay_tax_breakdown: {
      unused_holiday: taxOf(unusedHoliday),
      alt_holiday: taxOf(altHoliday),
      redundancy: taxOf(redundancy),
      other: taxOf(other),
      total_tax: toAmount(totalTax),
      taxed_at_low_rate: taxedAtLowRate,
    },
  };
}

function taxOf(part: NewZealand['nzExtraPayTaxBreakdown']['other']): ExtraPayTax {
  return {
    amount: toAmount(part.amount),
    tax: toAmount(part.tax),
    components: {
      income_tax: toAmount(part.components.income_tax),
      acc_levy: toAmount(part.components.acc_levy),
    },
    applied_personal_rate: part.appliedPersonalRate,
  };
}

function amountOrNull(digits: string | null): number | null {
  return digits === null ? null : toAmount(digits);
}
