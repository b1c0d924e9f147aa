import { defineInstrument } from '../../statutory/instrument';
import { files } from './parameters';

/** Until when a contribution is in time: after the quarter, or after each payday. */
export type SuperDeadline =
  | { readonly due: 'days-after-quarter'; readonly days: number }
  | { readonly due: 'business-days-after-payday'; readonly days: number; readonly extendedDays: number };

type Raw =
  | { readonly due: 'days-after-quarter'; readonly days: string }
  | { readonly due: 'business-days-after-payday'; readonly days: string; readonly extendedDays: string };

/** The editions of when super has to reach the fund (payday super from 1 July 2026, quarters before). */
export const superDeadlines = defineInstrument('au.payday-super', files, (raw: Raw): SuperDeadline =>
  raw.due === 'days-after-quarter'
    ? { due: raw.due, days: Number(raw.days) }
    : { due: raw.due, days: Number(raw.days), extendedDays: Number(raw.extendedDays) },
);
