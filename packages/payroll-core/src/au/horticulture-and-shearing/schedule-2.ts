import { decimal } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import { defineInstrument, type Instrument } from '../../statutory/instrument';
import { files } from './parameters';

/** The rates for horticulture and shearing of one edition of Schedule 2. */
export interface Schedule2 {
  readonly resident: Decimal;
  readonly foreign: Decimal;
}

/** ATO Schedule 2: horticultural and shearing workers who stay with a grower for no more than six months. */
export const schedule2: Instrument<Schedule2> = defineInstrument(
  'au.horticulture-and-shearing',
  files,
  (raw: { readonly resident: string; readonly foreign: string }): Schedule2 => ({
    resident: decimal(raw.resident),
    foreign: decimal(raw.foreign),
  }),
);
