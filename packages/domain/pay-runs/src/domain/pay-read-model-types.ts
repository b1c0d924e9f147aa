import type { RateSource } from 'payroll-core/au';
import type { PayStatus, PayWarning, StpStatus } from './pay-record';

/** Rows and members of a pay under the names of the interface, amounts as JSON numbers (spec 2.8 and 2.9). */
export interface HoursRowReadModel {
  readonly id: number | null;
  readonly description: string;
  readonly units: string;
  readonly value: number;
  readonly rate: number;
  readonly multiplier: number | null;
  readonly rate_reference: string | null;
  readonly rate_description: string | null;
  readonly is_overtime: boolean;
  readonly pay_amount: number;
  readonly public_holiday_date?: string;
  readonly is_adjustment?: true;
}

export interface LeaveRowReadModel {
  readonly id: number | null;
  readonly name: string;
  readonly leave_type: string;
  readonly date: string;
  readonly rate: number;
  readonly hours: number;
  /** The older name of `hours`. */
  readonly value: number;
  readonly leave_loading_amount: number;
  readonly amount: number;
  readonly is_cash_up?: true;
  readonly tax_as_nz_extra_pay?: true;
  readonly is_adjustment?: true;
}

export interface LeaveBalanceReadModel {
  readonly leave_type: string;
  readonly name: string;
  readonly hours: number;
}

export interface AllowanceRowReadModel {
  readonly id: number | null;
  readonly description: string;
  readonly amount: number;
  readonly units: number;
  readonly total_amount: number;
  readonly allowance_category: string | null;
  readonly other_type?: string;
  readonly is_taxable: boolean;
  readonly is_itemised: boolean;
  readonly is_included_in_super_calculations: boolean;
  readonly is_adjustment?: true;
}

export interface DeductionRowReadModel {
  readonly id: number | null;
  readonly description: string;
  readonly amount: number;
  readonly classification: string;
  readonly is_included_in_super_calculations: boolean;
}

export interface BonusRowReadModel {
  readonly id: number | null;
  readonly description: string;
  readonly amount: number;
  readonly tax_method: string;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly is_included_in_super_calculations: boolean;
  readonly is_directors_fees: boolean;
  readonly is_return_to_work: boolean;
  readonly is_nz_ess?: boolean;
  readonly is_nz_ess_cash_settled?: boolean;
  readonly withhold_paye?: boolean;
  readonly tax_as_nz_extra_pay?: boolean;
  readonly is_nz_discretionary?: boolean;
  readonly is_nz_redundancy?: boolean;
  readonly is_nz_retiring_allowance?: boolean;
  readonly is_adjustment?: true;
}

export interface SacrificeRowReadModel {
  readonly id: number | null;
  readonly description: string;
  readonly amount: number;
  readonly is_included_in_super_calculations: boolean;
  readonly is_super: boolean;
}

export interface BackPaymentRowReadModel {
  readonly id: number | null;
  readonly description: string;
  readonly amount: number;
  readonly stp_category: string | null;
  readonly tax_method: string | null;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly is_adjustment?: true;
}

export interface TaxSummaryReadModel {
  readonly etp_code: string;
  readonly tax_withheld: number;
  readonly taxable_component: number;
  readonly tax_free_component: number;
  readonly lump_sum_d: number;
}

export interface ExtraPayTaxReadModel {
  readonly amount: number;
  readonly tax: number;
  readonly components: Readonly<Record<string, number>>;
  readonly applied_personal_rate: string;
}

/** What the Fair Work Act gives at least, beside what is paid. */
export interface MinimumEntitlementReadModel {
  readonly weeks: number;
  readonly weeks_to_pay: number;
  readonly hours: number | null;
  readonly rate_per_hour: number;
  readonly rate_source: RateSource;
  readonly amount: number | null;
  readonly paid_amount: number;
  readonly shortfall_amount: number | null;
  readonly section: string;
  readonly says: string;
}

/** Members that a termination has in Australia alone. */
export interface AuTerminationMembers {
  readonly payment_in_lieu_type: string | null;
  readonly notice_hours: number | null;
  readonly notice_lump_sum: number | null;
  readonly is_unused_leave_loading_paid: boolean;
  readonly is_unused_lsl_paid: boolean;
  readonly is_unused_sick_paid: boolean;
  readonly unused_leave_loading_amount: number;
  readonly unused_sick_amount: number;
  readonly unused_rdo_amount: number;
  readonly unused_toil_amount: number;
  readonly lsl_entitlement_hours: number | null;
  readonly lsl_shortfall_hours: number | null;
  readonly lsl_shortfall_amount: number | null;
  readonly minimum_notice: MinimumEntitlementReadModel | null;
  readonly minimum_redundancy: MinimumEntitlementReadModel | null;
  readonly unused_lsl_pre_august_1978: number;
  readonly unused_lsl_august_1978_to_august_1993: number;
  readonly unused_lsl_post_august_1993: number;
  readonly unused_lsl_amount: number;
  readonly unused_lsl_tax_amount: number;
  readonly etp_amount: number;
  readonly redundancy_tax_free_pilon_component: number;
  readonly normal_earnings: number;
  readonly total_etp_amount: number;
  readonly total_non_etp_amount: number;
  readonly lump_sum_a: number;
  readonly lump_sum_b: number;
  readonly lump_sum_d: number;
  readonly etp_tax_withheld: number;
  readonly etp_taxable_component: number;
  readonly etp_tax_free_component: number;
  readonly tax_summaries: readonly TaxSummaryReadModel[];
}

/** Members that a termination has in New Zealand alone. */
export interface NzTerminationMembers {
  readonly unused_alt_holiday_amount: number;
  readonly nz_ytd_taxable: number;
  readonly nz_extra_pay_tax_breakdown: {
    readonly unused_holiday: ExtraPayTaxReadModel;
    readonly alt_holiday: ExtraPayTaxReadModel;
    readonly redundancy: ExtraPayTaxReadModel;
    readonly other: ExtraPayTaxReadModel;
    readonly total_tax: number;
    readonly taxed_at_low_rate: boolean;
  };
}

export interface TerminationReadModel extends Partial<AuTerminationMembers>, Partial<NzTerminationMembers> {
  readonly termination_date: string;
  readonly reason: string;
  readonly cessation_type_code: string | null;
  readonly is_manual_leave_amounts: boolean;
  readonly is_payment_in_lieu_paid: boolean;
  readonly payment_in_lieu_amount: number;
  readonly is_unused_holiday_paid: boolean;
  readonly unused_holiday_amount: number;
  readonly non_etp_amount: number;
  readonly redundancy_amount: number;
  readonly total_amount: number;
  readonly tax_amount: number;
  readonly unused_holiday_and_loading_tax_amount: number;
}

/** Members that a pay has in New Zealand alone. */
export interface NzPayMembers {
  readonly nz_student_loan: number;
  readonly period_student_loan_cir: number;
  readonly period_student_loan_bor: number;
  readonly kiwisaver_employee_amount: number;
  readonly kiwisaver_employer_amount: number;
  readonly kiwisaver_esct_amount: number;
  readonly kiwisaver_paye_gross_uplift: number;
  readonly kiwisaver_employee_rate: number;
  readonly kiwisaver_employer_rate: number;
  readonly total_kiwi_saver: number;
  readonly tax_plus_student_loan: number;
}

/** What each country says of a pay in its own way. */
export interface CountryPayMembers extends Partial<NzPayMembers> {
  /** Australia; null where the record of the employee names no minimum, or another pay speaks for the period. */
  readonly award_check?: AwardCheckReadModel | null;
  readonly super: number;
  /** Australia, where the pay was made with it. */
  readonly days_paid?: number;
  readonly total_workers_compensation: number;
  readonly resc_super_amount: number;
  readonly compulsory_super_amount: number;
  readonly bonuses: readonly BonusRowReadModel[];
  readonly pay_sacrifices: readonly SacrificeRowReadModel[];
  readonly back_payments: readonly BackPaymentRowReadModel[];
}

/** Whether the pay meets its award or the national minimum wage. */
export interface AwardCheckReadModel {
  readonly verdict: 'met' | 'short' | 'cannot-tell';
  readonly short_by: number;
  readonly possibly_short_by: number;
  readonly required: number;
  readonly paid: number;
  readonly tested_at: 'nothing' | 'base' | 'penalties';
  readonly reasons: readonly { readonly code: string; readonly says: string }[];
  readonly award_code: string | null;
  readonly classification: string | null;
  readonly hourly: number | null;
  readonly confirmed_until: string | null;
  readonly source: string | null;
  readonly editions: readonly string[];
}

export interface PayReadModel extends CountryPayMembers {
  /** Null in a preview, as are the ids of its run and rows. */
  readonly id: number | null;
  readonly status: PayStatus;
  readonly is_complete: boolean;
  readonly employee_id: number;
  readonly employee_number: string | null;
  readonly pay_run_id: number | null;
  readonly processed_date: string | null;
  readonly pay_date: string;
  readonly pay_run_end_date: string;
  readonly period_start: string;
  readonly period_end: string;
  readonly employee_format_name_shorter: string;
  readonly employee_last_name: string;
  readonly employee_first_name: string;
  readonly employee_email_address: string | null;
  readonly format_name: string;
  readonly gross: number;
  readonly tax: number;
  readonly net: number;
  readonly stp_status: StpStatus;
  readonly stp_service_action: string | null;
  readonly stp_timestamp: string | null;
  readonly stp_lodged_with: 'gateway' | 'simulator' | null;
  readonly pay_department: string | null;
  readonly note: string | null;
  readonly hours: readonly HoursRowReadModel[];
  readonly leave: readonly LeaveRowReadModel[];
  readonly leave_balance_rows: readonly LeaveBalanceReadModel[];
  readonly allowances: readonly AllowanceRowReadModel[];
  readonly deductions: readonly DeductionRowReadModel[];
  readonly termination: TerminationReadModel | null;
  readonly warnings: readonly PayWarning[];
  readonly replaces_pay_id: number | null;
  readonly replaced_by_pay_id: number | null;
}
