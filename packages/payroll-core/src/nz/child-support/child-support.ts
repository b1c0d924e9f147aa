import { decimal, type Decimal } from '../../money';
import { defineInstrument } from '../../statutory';
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
