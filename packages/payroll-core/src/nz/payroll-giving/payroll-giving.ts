import { decimal, type Decimal } from '../../money';
import { defineInstrument } from '../../statutory';
import { files } from './parameters';

export interface PayrollGiving {
  readonly creditRate: Decimal;
}

interface Written {
  readonly creditRate: string;
}

export const payrollGiving = defineInstrument('nz.payroll-giving', files, (written: Written): PayrollGiving => ({
  creditRate: decimal(written.creditRate),
}));
