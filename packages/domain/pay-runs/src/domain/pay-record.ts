import type { Country } from '@anz-payroll/companies';
import type { CivilDate, Decimal, Explanation } from 'payroll-core';
import type { AuPay, AuTerminationResult } from 'payroll-core/au';
import type { NzPay, NzTerminationResult } from 'payroll-core/nz';
import type { DecimalText, PayPeriod } from './pay-command';

/** A value as JSON keeps it: decimals are text, absent members are absent. */
export type AsJson<T> = T extends Decimal
  ? DecimalText
  : T extends string | number | boolean | null | undefined
    ? T
    : T extends readonly (infer Row)[]
      ? readonly AsJson<Row>[]
      : T extends object
        ? { readonly [K in keyof T as K extends 'trace' ? never : K]: AsJson<T[K]> }
        : T;

export type AuPayFigures = AsJson<AuPay>;
export type NzPayFigures = AsJson<NzPay>;
export type AuTerminationFigures = AsJson<AuTerminationResult>;
export type NzTerminationFigures = AsJson<NzTerminationResult>;

/** `voided`: deleted or replaced. It stays for the record and no list shows it. */
export type PayStatus = 'pending' | 'processed' | 'voided';

export type StpStatus = 'not_submitted' | 'queued' | 'accepted' | 'rejected';

/** What the employee was called when the pay was made. */
export interface PaidEmployee {
  readonly number: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly emailAddress: string | null;
}

/** Figures by name, as decimal text: `gross`, `tax`, `net`, `super`, `category:GROSS`, … See `year-to-date.ts`. */
export type Figures = Readonly<Record<string, DecimalText>>;

/** One pay as it is kept, whatever its country. */
export interface PayOfAnyCountry {
  readonly id: number;
  readonly customerId: number;
  readonly companyId: number;
  readonly employeeId: number;
  readonly payRunId: number;
  readonly version: number;
  readonly status: PayStatus;
  readonly payDate: CivilDate;
  readonly payPeriod: PayPeriod;
  readonly periodStart: CivilDate;
  readonly periodEnd: CivilDate;
  /** Moment of completion; null while pending. */
  readonly processedAt: number | null;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly department: string | null;
  readonly employee: PaidEmployee;
  /** The totals that lists show. Super is the KiwiSaver total in New Zealand. */
  readonly gross: DecimalText;
  readonly tax: DecimalText;
  readonly net: DecimalText;
  readonly super: DecimalText;
  /** Year to date of this employee after this pay, opening balances included; null while pending. */
  readonly yearToDate: Figures | null;
  readonly stpStatus: StpStatus;
  readonly stpServiceAction: string | null;
  readonly stpTimestamp: number | null;
  /** The pay that this one replaced by a correction, and the one that replaced it. */
  readonly replacesPayId: number | null;
  readonly replacedByPayId: number | null;
}

export interface AuPayRecord extends PayOfAnyCountry {
  readonly country: 'AU';
  /** Everything payroll-core answered, rows included, as JSON. */
  readonly result: AuPayFigures;
  readonly termination: AuTerminationFigures | null;
}

export interface NzPayRecord extends PayOfAnyCountry {
  readonly country: 'NZ';
  readonly result: NzPayFigures;
  readonly termination: NzTerminationFigures | null;
}

/** The record of each country. */
export interface PayRecords {
  readonly AU: AuPayRecord;
  readonly NZ: NzPayRecord;
}

export type PayRecordOf<C extends Country> = PayRecords[C];

export type PayRecord = PayRecordOf<Country>;

/** Figure by figure: `gross`, `tax`, `net`, `super`, …; those of a termination under `termination.<figure>`. */
export type PayExplanation = Readonly<Record<string, Explanation>>;

export interface PayWarning {
  readonly code: string;
  readonly message: string;
}

/** A pay that was worked out but not stored. */
export interface PreviewedPay {
  /** `id` and `payRunId` are 0. */
  readonly pay: PayRecord;
  readonly explanation: PayExplanation;
  readonly warnings: readonly PayWarning[];
}
