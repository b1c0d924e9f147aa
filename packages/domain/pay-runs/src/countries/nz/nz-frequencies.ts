import type { NzPayFrequency, NzPayPeriod } from 'payroll-core/nz';

/** Pay periods as payroll-core names their frequency. */
export const nzFrequencies: Readonly<Record<NzPayPeriod, NzPayFrequency>> = {
  WEEKLY: 'weekly',
  FORTNIGHTLY: 'fortnightly',
  FOUR_WEEKLY: 'four-weekly',
  MONTHLY: 'monthly',
};
