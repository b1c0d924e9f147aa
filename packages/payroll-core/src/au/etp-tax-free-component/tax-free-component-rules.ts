import { civilDate, type CivilDate } from '../../calendar/civil-date';
import { defineInstrument } from '../../statutory/instrument';
import { files } from './parameters';

/** The dates and conditions of the tax-free component. */
export interface TaxFreeComponentRules {
  /** Where no rule of the workplace ends employment earlier. */
  readonly usualRetirementAge: number;
  /** Service before this day makes part of the payment tax-free. */
  readonly serviceCountsBefore: CivilDate;
}

interface Raw {
  readonly usualRetirementAge: number;
  readonly serviceCountsBefore: string;
}

/** The editions of the tax-free component: service before July 1983 and invalidity. */
export const etpTaxFreeComponent = defineInstrument(
  'au.etp-tax-free-component',
  files,
  (raw: Raw): TaxFreeComponentRules => ({
    usualRetirementAge: raw.usualRetirementAge,
    serviceCountsBefore: civilDate(raw.serviceCountsBefore),
  }),
);
