import { decimal } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import { defineInstrument, type Instrument } from '../../statutory/instrument';
import { files } from './parameters';

/** The figures for performing artists in promotional activity (Schedule 3) of one edition. */
export interface PromotionalPerformanceRules {
  readonly rate: Decimal;
}

/** Performing artists in promotional activities, whose rate the Commissioner has varied. */
export const promotionalPerformances: Instrument<PromotionalPerformanceRules> = defineInstrument(
  'au.promotional-performances',
  files,
  (raw: { readonly rate: string }): PromotionalPerformanceRules => ({ rate: decimal(raw.rate) }),
);
