import { approvedLeave } from './approved-leave';
import { bankAccounts } from './bank-accounts';
import { absences, closedowns, earningsWeeks, publicHolidayTransfers, workingDayAnswers } from './holiday-facts';
import { openingBalances } from './opening-balances';
import { ownPayRates } from './own-pay-rates';
import { plannedTermination } from './planned-termination';
import type { PartKind, PartRules } from './part';
import { bonuses, deductions, ownAllowances, sacrifices } from './standing-items';
import { superFunds } from './super-funds';

export const partRules = {
  'bank-account': bankAccounts,
  'super-fund': superFunds,
  'pay-rate': ownPayRates,
  deduction: deductions,
  sacrifice: sacrifices,
  allowance: ownAllowances,
  bonus: bonuses,
  'opening-balances': openingBalances,
  absence: absences,
  closedown: closedowns,
  'working-day': workingDayAnswers,
  'holiday-transfer': publicHolidayTransfers,
  'planned-termination': plannedTermination,
  'earnings-week': earningsWeeks,
  'approved-leave': approvedLeave,
} as const satisfies Record<PartKind, PartRules>;
