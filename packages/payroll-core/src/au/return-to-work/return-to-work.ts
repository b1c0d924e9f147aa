import { decimal } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import { defineInstrument, type Instrument } from '../../statutory/instrument';
import { files } from './parameters';

/** The figures for return to work payments (Schedule 4) of one edition. */
export interface ReturnToWorkRules {
  /** For residents and foreign residents alike. */
  readonly rate: Decimal;
  readonly noTaxFileNumber: { readonly resident: Decimal; readonly foreign: Decimal };
}

interface Raw {
  readonly rate: string;
  readonly noTaxFileNumber: { readonly resident: string; readonly foreign: string };
}

/** ATO Schedule 4: payments to resume working or providing services. */
export const returnToWork: Instrument<ReturnToWorkRules> = defineInstrument(
  'au.return-to-work',
  files,
  ({ rate, noTaxFileNumber }: Raw): ReturnToWorkRules => ({
    rate: decimal(rate),
    noTaxFileNumber: { resident: decimal(noTaxFileNumber.resident), foreign: decimal(noTaxFileNumber.foreign) },
  }),
);
