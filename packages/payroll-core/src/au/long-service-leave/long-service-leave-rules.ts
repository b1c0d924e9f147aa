import { decimal } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import { defineInstrument } from '../../statutory/instrument';
import { files } from './parameters';

/** The states and territories, by their usual abbreviations. */
export const auStates = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'] as const;
/** One state or territory. */
export type AuState = (typeof auStates)[number];

/** Why somebody leaves, in the words that the state Acts tell apart. */
export type LeavingReason =
  | 'resignation'
  | 'redundancy'
  | 'dismissal'
  | 'misconduct'
  | 'contract-end'
  | 'illness'
  | 'necessity'
  | 'retirement-age'
  | 'death'
  | 'transfer';

/** Accrual, waiting period and pro-rata conditions of one state. */
export interface StateLongServiceLeave {
  readonly act: string;
  readonly weeksPerYear: Decimal;
  /** From here on leave may be taken in service. */
  readonly takeAfterYears: number;
  /** From here on the reasons below give leave on leaving. */
  readonly proRataFromYears: number;
  /** From here on every reason does. */
  readonly anyReasonFromYears: number;
  readonly proRataReasons: readonly LeavingReason[];
  readonly partYear: 'counted' | 'completed-months' | 'dropped';
  /** Serious misconduct costs what has not yet become leave that may be taken. */
  readonly misconductLosesProRata: boolean;
  /** After the first stretch, leave that may be taken falls due for so many years at a time. */
  readonly accruesInBlocksOfYears: number;
}

/** The long service leave of every state, of one edition. */
export interface LongServiceLeaveRules {
  readonly states: Readonly<Record<AuState, StateLongServiceLeave>>;
}

type RawState = Omit<StateLongServiceLeave, 'weeksPerYear'> & { readonly weeksPerYear: string };

/** The editions of long service leave, by state. */
export const longServiceLeave = defineInstrument(
  'au.long-service-leave',
  files,
  (raw: { readonly states: Readonly<Record<AuState, RawState>> }): LongServiceLeaveRules => ({
    states: Object.fromEntries(
      auStates.map((state) => [state, { ...raw.states[state], weeksPerYear: decimal(raw.states[state].weeksPerYear) }]),
    ) as Record<AuState, StateLongServiceLeave>,
  }),
);
