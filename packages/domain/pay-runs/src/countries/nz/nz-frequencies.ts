import type { NzPayFrequency } from 'payroll-core/nz';
import type { PayPeriod } from '../../domain/pay-command';

/** Pay periods as payroll-core names their frequency. */
export const nzFrequencies: Readonly<Record<PayPeriod, NzPayFrequency>> = {
  WEEKLY: 'weekly',
  FORTNIGHTLY: 'fortnightly',
  MONTHLY: 'monthly',
};
