import type { CivilDate } from 'payroll-core/calendar';
import type { Aud } from 'payroll-core/money';
import type { StpAction } from './kept-au-pay';
import type { StpAmounts } from './stp-amounts';

export interface StpPayer {
  readonly abn: string;
  readonly branch: string;
  readonly name: string;
  readonly contactName: string;
  readonly emailAddress: string;
  readonly phone: string;
  readonly postcode: string;
  /** Identifies the payroll that keeps the year to date; a payee's totals belong to it. */
  readonly softwareId: string;
}

export interface StpPayee {
  readonly employeeId: number;
  /** The payee's id in this payroll; it outlives a change of number. */
  readonly payrollId: string;
  readonly taxFileNumber: string;
  readonly abn: string | null;
  readonly familyName: string;
  readonly firstName: string;
  readonly otherNames: string | null;
  readonly birthDate: CivilDate;
  readonly addressLine1: string;
  readonly addressLine2: string | null;
  readonly suburb: string;
  readonly state: string;
  readonly postcode: string;
  readonly country: string;
  readonly emailAddress: string | null;
  readonly phone: string | null;
  readonly startDate: CivilDate;
  readonly employmentBasis: string;
  readonly incomeType: string;
  /** Where a working holiday maker comes from; the income type asks for it. */
  readonly incomeCountry: string | null;
  readonly taxTreatment: string;
  /** Tax offsets of a year that the payee has claimed; null where none are. */
  readonly taxOffsetTotal: string | null;
  readonly cessation: { readonly date: CivilDate; readonly code: string } | null;
}

export interface ReportedPayee extends StpPayee {
  readonly periodStart: CivilDate;
  readonly periodEnd: CivilDate;
  readonly isFinal: boolean;
  /** Of the income type of the payee. */
  readonly yearToDate: StpAmounts;
  /** Other income types of the same year, such as that of a working holiday maker who has become a resident. */
  readonly otherIncomeTypes: readonly IncomeOfType[];
}

/** The year to date of one income type; the tax office keeps each for itself. */
export interface IncomeOfType {
  readonly incomeType: string;
  readonly incomeCountry: string | null;
  readonly yearToDate: StpAmounts;
}

/** What a pay event says of the payment itself; an update event reports no payment and has none. */
export interface PaymentTotals {
  /** W1: payments subject to withholding. */
  readonly gross: Aud;
  /** W2: withheld from them. */
  readonly withheld: Aud;
  readonly childSupportGarnishee: Aud;
  readonly childSupportDeductions: Aud;
}

/**
 * One message to the tax office. A `pay-event` reports a payment and everyone's year to date with it; an `update-event`
 * corrects the year to date and pays nobody.
 */
export interface StpEvent {
  readonly kind: 'pay-event' | 'update-event';
  readonly action: StpAction;
  /** Unique, and the same in every attempt to send this message. */
  readonly messageId: string;
  /** Messages of the same payday that this one, with those queued together with it, takes the place of. */
  readonly replacesMessageIds: readonly string[];
  readonly financialYear: string;
  readonly paymentDate: CivilDate;
  /** UTC, as the interface writes moments. */
  readonly madeAt: string;
  readonly payer: StpPayer;
  readonly payees: readonly ReportedPayee[];
  readonly totals: PaymentTotals | null;
}
