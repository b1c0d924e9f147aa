import { awardCheckReadModel } from '../../domain/award-check';
import { jsonNumber, jsonNumberOrNull } from '../../domain/json-number';
import type { AuPayRecord, AuTerminationFigures } from '../../domain/pay-record';
import type {
  AuTerminationMembers,
  CountryPayMembers,
  MinimumEntitlementReadModel,
} from '../../domain/pay-read-model-types';
import { adjustmentIn, rowId } from '../../domain/pay-rows-read-model';

type AuMinimumEntitlement = NonNullable<AuTerminationFigures['minimumEntitlements']>['notice'];

export function auPayMembers(pay: AuPayRecord): CountryPayMembers {
  const { result } = pay;
  return {
    award_check: awardCheckReadModel(result.awardCheck),
    super: jsonNumber(result.super),
    ...(result.daysPaid === undefined ? {} : { days_paid: result.daysPaid }),
    total_workers_compensation: jsonNumber(result.totalWorkersCompensation),
    resc_super_amount: jsonNumber(result.rescSuperAmount),
    compulsory_super_amount: jsonNumber(result.compulsorySuperAmount),
    bonuses: result.bonuses.map((row, index) => ({
      id: rowId(pay, index),
      description: row.description,
      amount: jsonNumber(row.amount),
      tax_method: row.taxMethod,
      start_date: row.startDate ?? null,
      end_date: row.endDate ?? null,
      is_included_in_super_calculations: row.isIncludedInSuperCalculations,
      is_directors_fees: row.isDirectorsFees,
      is_return_to_work: row.isReturnToWork,
      ...adjustmentIn(row),
    })),
    pay_sacrifices: result.paySacrifices.map((row, index) => ({
      id: rowId(pay, index),
      description: row.description,
      amount: jsonNumber(row.amount),
      is_included_in_super_calculations: row.isIncludedInSuperCalculations,
      is_super: row.isSuper,
    })),
    back_payments: result.backPayments.map((row, index) => ({
      id: rowId(pay, index),
      description: row.description,
      amount: jsonNumber(row.amount),
      stp_category: row.stpCategory,
      tax_method: row.taxMethod,
      start_date: row.startDate ?? null,
      end_date: row.endDate ?? null,
      ...adjustmentIn(row),
    })),
  };
}

export function auTerminationMembers({ termination }: AuPayRecord): AuTerminationMembers | Record<string, never> {
  if (termination === null) return {};
  return {
    payment_in_lieu_type: termination.paymentInLieuType,
    notice_hours: jsonNumberOrNull(termination.noticeHours),
    notice_lump_sum: jsonNumberOrNull(termination.noticeLumpSum),
    is_unused_leave_loading_paid: termination.isUnusedLeaveLoadingPaid,
    is_unused_lsl_paid: termination.isUnusedLslPaid,
    is_unused_sick_paid: termination.isUnusedSickPaid,
    unused_leave_loading_amount: jsonNumber(termination.unusedLeaveLoadingAmount),
    unused_sick_amount: jsonNumber(termination.unusedSickAmount),
    // Terminations that were stored before these figures were worked out have none of them.
    unused_rdo_amount: jsonNumberOrNull(termination.unusedRdoAmount ?? null) ?? 0,
    unused_toil_amount: jsonNumberOrNull(termination.unusedToilAmount ?? null) ?? 0,
    lsl_entitlement_hours: jsonNumberOrNull(termination.lslEntitlementHours ?? null),
    lsl_shortfall_hours: jsonNumberOrNull(termination.lslShortfallHours ?? null),
    lsl_shortfall_amount: jsonNumberOrNull(termination.lslShortfallAmount ?? null),
    minimum_notice: minimumEntitlement(termination.minimumEntitlements?.notice),
    minimum_redundancy: minimumEntitlement(termination.minimumEntitlements?.redundancy),
    unused_lsl_pre_august_1978: jsonNumber(termination.unusedLslPreAugust1978),
    unused_lsl_august_1978_to_august_1993: jsonNumber(termination.unusedLslAugust1978ToAugust1993),
    unused_lsl_post_august_1993: jsonNumber(termination.unusedLslPostAugust1993),
    unused_lsl_amount: jsonNumber(termination.unusedLslAmount),
    unused_lsl_tax_amount: jsonNumber(termination.unusedLslTaxAmount),
    etp_amount: jsonNumber(termination.etpAmount),
    redundancy_tax_free_pilon_component: jsonNumber(termination.redundancyTaxFreePilonComponent),
    normal_earnings: jsonNumber(termination.normalEarnings),
    total_etp_amount: jsonNumber(termination.totalEtpAmount),
    total_non_etp_amount: jsonNumber(termination.totalNonEtpAmount),
    lump_sum_a: jsonNumber(termination.lumpSumA),
    lump_sum_b: jsonNumber(termination.lumpSumB),
    lump_sum_d: jsonNumber(termination.lumpSumD),
    etp_tax_withheld: jsonNumber(termination.etpTaxWithheld),
    etp_taxable_component: jsonNumber(termination.etpTaxableComponent),
    etp_tax_free_component: jsonNumber(termination.etpTaxFreeComponent),
    tax_summaries: termination.taxSummaries.map((row) => ({
      etp_code: row.etpCode,
      tax_withheld: jsonNumber(row.taxWithheld),
      taxable_component: jsonNumber(row.taxableComponent),
      tax_free_component: jsonNumber(row.taxFreeComponent),
      lump_sum_d: jsonNumber(row.lumpSumD),
    })),
  };
}

/** Terminations that were stored before the minimum payments were worked out have none. */
function minimumEntitlement(minimum: AuMinimumEntitlement | undefined): MinimumEntitlementReadModel | null {
  if (minimum === undefined) return null;
  const kept: Partial<AuMinimumEntitlement> = minimum;
  return {
    weeks: jsonNumber(minimum.weeks),
    weeks_to_pay: jsonNumber(minimum.weeksToPay),
    hours: jsonNumberOrNull(minimum.hours),
    rate_per_hour: jsonNumber(minimum.ratePerHour),
    // Terminations that were stored before the full rate was asked for went by the base rate.
    rate_source: kept.rateSource ?? 'base-rate',
    amount: jsonNumberOrNull(minimum.amount),
    paid_amount: jsonNumber(minimum.paidAmount),
    shortfall_amount: jsonNumberOrNull(minimum.shortfallAmount),
    section: minimum.section,
    says: minimum.says,
  };
}

/** A record by name, so that a member that is added does not compile until it is named here. */
const named: Readonly<Record<keyof AuTerminationMembers, true>> = {
  payment_in_lieu_type: true,
  notice_hours: true,
  notice_lump_sum: true,
  is_unused_leave_loading_paid: true,
  is_unused_lsl_paid: true,
  is_unused_sick_paid: true,
  unused_leave_loading_amount: true,
  unused_sick_amount: true,
  unused_rdo_amount: true,
  unused_toil_amount: true,
  lsl_entitlement_hours: true,
  lsl_shortfall_hours: true,
  lsl_shortfall_amount: true,
  minimum_notice: true,
  minimum_redundancy: true,
  unused_lsl_pre_august_1978: true,
  unused_lsl_august_1978_to_august_1993: true,
  unused_lsl_post_august_1993: true,
  unused_lsl_amount: true,
  unused_lsl_tax_amount: true,
  etp_amount: true,
  redundancy_tax_free_pilon_component: true,
  normal_earnings: true,
  total_etp_amount: true,
  total_non_etp_amount: true,
  lump_sum_a: true,
  lump_sum_b: true,
  lump_sum_d: true,
  etp_tax_withheld: true,
  etp_taxable_component: true,
  etp_tax_free_component: true,
  tax_summaries: true,
};

export const auTerminationMemberNames: readonly string[] = Object.keys(named);
