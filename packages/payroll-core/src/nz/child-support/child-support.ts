import { decimal } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import { defineInstrument } from '../../statutory/instrument';
import { files } from './parameters';

/** The share of net pay that is protected. */
export interface ChildSupport {
  /** The share of net pay that deductions under notices and attachment orders must leave. */
  readonly protectedShare: Decimal;
}

interface Written {
  readonly protectedShare: string;
}

/** The editions of how much of net pay a child support notice may take. */
export const childSupport = defineInstrument('nz.child-support', files, (written: Written): ChildSupport => ({
  protectedShare: decimal(written.protectedShare),
}));
