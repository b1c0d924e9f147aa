import {
  Amount,
  AnyValue,
  CivilDateText,
  CodeOf,
  Flag,
  ListOf,
  ObjectOf,
  Text,
  WholeNumber,
} from '@anz-payroll/http-kit/contract';
import { PayWarning } from './pay-warning-contract';

const au = { optional: true, description: 'AU only.' } as const;
const auOrNull = { ...au, nullable: true } as const;
const nz = { optional: true, description: 'NZ only.' } as const;

export class TaxSummary {
  @Text() etp_code!: string;
  @Amount() tax_withheld!: number;
  @Amount() taxable_component!: number;
  @Amount() tax_free_component!: number;
  @Amount() lump_sum_d!: number;
}

export class MinimumEntitlement {
  @Amount({ description: 'Weeks that the Fair Work Act gives; 0 where it gives none.' }) weeks!: number;
  @Amount({ description: 'Those to be paid: of notice, what was not given before the last day.' })
  weeks_to_pay!: number;
  @Amount({ nullable: true, description: 'Null where the ordinary hours of a week are not known.' })
  hours!: number | null;
  @Amount({ description: 'The base rate of pay; for notice the full rate, where it is known.' }) rate_per_hour!: number;
  @CodeOf(['request', 'recent-pays', 'base-rate'], {
    description:
      'Where the rate came from: notice_rate_per_hour, what the pays of the 13 weeks before earned for an ordinary hour, or pay_rate_per_hour.',
  })
  rate_source!: string;
  @Amount({ nullable: true, description: 'The hours at that rate.' }) amount!: number | null;
  @Amount({ description: 'What is paid in lieu, or as redundancy pay.' }) paid_amount!: number;
  @Amount({ nullable: true }) shortfall_amount!: number | null;
  @Text({ description: 'The section of the Fair Work Act 2009 (Cth) that gives the weeks, or gives none.' })
  section!: string;
  @Text({ description: 'Why it is so many weeks, or none.' }) says!: string;
}

export class ExtraPayTax {
  @Amount() amount!: number;
  @Amount() tax!: number;
  @AnyValue({ type: 'object', additionalProperties: { type: 'number' } }, { description: 'What the tax is made of.' })
  components!: Readonly<Record<string, number>>;
  @Text({ description: 'A fraction, such as 0.33.' }) applied_personal_rate!: string;
}

export class ExtraPayTaxBreakdown {
  @ObjectOf(() => ExtraPayTax) unused_holiday!: ExtraPayTax;
  @ObjectOf(() => ExtraPayTax) alt_holiday!: ExtraPayTax;
  @ObjectOf(() => ExtraPayTax) redundancy!: ExtraPayTax;
  @ObjectOf(() => ExtraPayTax) other!: ExtraPayTax;
  @Amount() total_tax!: number;
  @Flag({ description: 'Sets the lump-sum indicator of the payday return.' }) taxed_at_low_rate!: boolean;
}

/** Spec 2.9. Members of the other country are left out. */
export class TerminationResult {
  @CivilDateText() termination_date!: string;
  @Text() reason!: string;
  @Text({ nullable: true }) cessation_type_code!: string | null;
  @Flag() is_manual_leave_amounts!: boolean;
  @Flag() is_payment_in_lieu_paid!: boolean;
  @Amount() payment_in_lieu_amount!: number;
  @Flag() is_unused_holiday_paid!: boolean;
  @Amount() unused_holiday_amount!: number;
  @Amount() non_etp_amount!: number;
  @Amount() redundancy_amount!: number;
  @Amount({ description: "Already part of the pay's gross." }) total_amount!: number;
  @Amount() tax_amount!: number;
  @Amount() unused_holiday_and_loading_tax_amount!: number;
  @Text(auOrNull) payment_in_lieu_type?: string | null;
  @Amount(auOrNull) notice_hours?: number | null;
  @Amount(auOrNull) notice_lump_sum?: number | null;
  @Flag(au) is_unused_leave_loading_paid?: boolean;
  @Flag(au) is_unused_lsl_paid?: boolean;
  @Flag(au) is_unused_sick_paid?: boolean;
  @Amount(au) unused_leave_loading_amount?: number;
  @Amount(au) unused_sick_amount?: number;
  @Amount(au) unused_rdo_amount?: number;
  @Amount(au) unused_toil_amount?: number;
  @Amount({
    ...auOrNull,
    description: 'AU only. What the Act of the state gives on leaving; null where it gives none.',
  })
  lsl_entitlement_hours?: number | null;
  @Amount({ ...auOrNull, description: 'AU only. What the Act gives beyond the balance.' })
  lsl_shortfall_hours?: number | null;
  @Amount(auOrNull) lsl_shortfall_amount?: number | null;
  @ObjectOf(() => MinimumEntitlement, { ...auOrNull, description: 'AU only. The minimum notice of the Fair Work Act.' })
  minimum_notice?: MinimumEntitlement | null;
  @ObjectOf(() => MinimumEntitlement, {
    ...auOrNull,
    description: 'AU only. The minimum redundancy pay of the Fair Work Act.',
  })
  minimum_redundancy?: MinimumEntitlement | null;
  @Amount(au) unused_lsl_pre_august_1978?: number;
  @Amount(au) unused_lsl_august_1978_to_august_1993?: number;
  @Amount(au) unused_lsl_post_august_1993?: number;
  @Amount(au) unused_lsl_amount?: number;
  @Amount(au) unused_lsl_tax_amount?: number;
  @Amount(au) etp_amount?: number;
  @Amount(au) redundancy_tax_free_pilon_component?: number;
  @Amount(au) normal_earnings?: number;
  @Amount(au) total_etp_amount?: number;
  @Amount(au) total_non_etp_amount?: number;
  @Amount(au) lump_sum_a?: number;
  @Amount(au) lump_sum_b?: number;
  @Amount(au) lump_sum_d?: number;
  @Amount(au) etp_tax_withheld?: number;
  @Amount(au) etp_taxable_component?: number;
  @Amount(au) etp_tax_free_component?: number;
  @ListOf(() => TaxSummary, au) tax_summaries?: readonly TaxSummary[];
  @Amount(nz) unused_alt_holiday_amount?: number;
  @Amount(nz) nz_ytd_taxable?: number;
  @ObjectOf(() => ExtraPayTaxBreakdown, nz) nz_extra_pay_tax_breakdown?: ExtraPayTaxBreakdown;
}

export class Termination extends TerminationResult {
  @WholeNumber() pay_id!: number;
  @CivilDateText({ description: "The pay run's own date, which may differ from the date sent." }) pay_date!: string;
  @Flag() is_pay_processed!: boolean;
  @WholeNumber() employee_id!: number;
  @Text({ nullable: true }) employee_number!: string | null;
  @Flag({ description: 'The current state; false after a reinstatement.' }) is_employee_terminated!: boolean;
  @Flag({ optional: true, description: 'This answer was given before, under the same Idempotency-Key.' })
  idempotency_replayed?: boolean;
  @ListOf(() => PayWarning, { description: 'Those of the final pay; empty when there are none.' })
  warnings!: readonly PayWarning[];
}
