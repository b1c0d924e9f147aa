import { decimal } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import { defineInstrument } from '../../statutory/instrument';
import { files } from './parameters';

/** The share of a donation that PAYE falls by. */
export interface PayrollGiving {
  readonly creditRate: Decimal;
}

interface Written {
  readonly creditRate: string;
}

/** The editions of the payroll giving credit. */
export const payrollGiving = defineInstrument('nz.payroll-giving', files, (written: Written): PayrollGiving => ({
  creditRate: decimal(written.creditRate),
}));
