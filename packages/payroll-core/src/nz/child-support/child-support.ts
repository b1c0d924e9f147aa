import { decimal } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import { defineInstrument } from '../../statutory/instrument';
import { files } from './parameters';

export interface ChildSupport {
  /** The share of net pay that deductions under notices and attachment orders must leave. */
  readonly protectedShare: Decimal;
}

interface Written {
  readonly protectedShare: string;
}

export const childSupport = defineInstrument('nz.child-support', files, (written: Written): ChildSupport => ({
  protectedShare: decimal(written.protectedShare),
}));
