import { whole, type Decimal } from 'payroll-core';
import type { PayPeriod } from './pay-command';

/** How many pays of a kind a year has. */
export const paysInYear: Readonly<Record<PayPeriod, Decimal>> = {
  WEEKLY: whole(52),
  FORTNIGHTLY: whole(26),
  MONTHLY: whole(12),
};
