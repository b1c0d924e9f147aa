import { aud, decimal } from '../../money/parse';
import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import { defineInstrument } from '../../statutory/instrument';
import type { BackPaymentCategory } from '../back-payments/pay-back-payment';
import type { AuLeaveType } from '../leave/leave-type';
import { files } from './parameters';

/** What contributions are worked out on: ordinary time earnings, every payment, or qualifying earnings. */
export type SuperBase = 'OTE' | 'GROSS' | 'QE';

/** The figures of the superannuation guarantee that are in force together. */
export interface SuperGuarantee {
  readonly rate: Decimal;
  /** The base of the law on the day, for an employee without a setting. */
  readonly base: SuperBase;
  /** Earnings above this need no contribution, counted over a quarter or a financial year, employer by employer. */
  readonly maximumContributionBase: { readonly per: 'quarter' | 'year'; readonly amount: Aud };
  /** The member's own cap; a payroll only warns. */
  readonly concessionalCap: Aud;
  /** Minors and private or domestic workers have super only for weeks with more hours than this. */
  readonly partTime: { readonly underAge: number; readonly hoursInWeek: Decimal };
  readonly leaveOutsideEarnings: ReadonlySet<AuLeaveType>;
  readonly backPaymentsOutsideEarnings: ReadonlySet<BackPaymentCategory>;
}

interface Raw {
  readonly rate: string;
  readonly base: SuperBase;
  readonly maximumContributionBase: { readonly per: 'quarter' | 'year'; readonly amount: string };
  readonly concessionalCap: string;
  readonly partTime: { readonly underAge: string; readonly hoursInWeek: string };
  readonly leaveOutsideEarnings: readonly AuLeaveType[];
  readonly backPaymentsOutsideEarnings: readonly BackPaymentCategory[];
}

/** The editions of the superannuation guarantee: rate, base, maximum contribution base, exclusions. */
export const superGuarantee = defineInstrument('au.super-guarantee', files, (raw: Raw): SuperGuarantee => ({
  rate: decimal(raw.rate),
  base: raw.base,
  maximumContributionBase: {
    per: raw.maximumContributionBase.per,
    amount: aud(raw.maximumContributionBase.amount),
  },
  concessionalCap: aud(raw.concessionalCap),
  partTime: { underAge: Number(raw.partTime.underAge), hoursInWeek: decimal(raw.partTime.hoursInWeek) },
  leaveOutsideEarnings: new Set(raw.leaveOutsideEarnings),
  backPaymentsOutsideEarnings: new Set(raw.backPaymentsOutsideEarnings),
}));
