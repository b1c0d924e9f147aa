import { addMonths, type CivilDate } from '../../calendar/civil-date';
import { isLess } from '../../money/arithmetic';
import type { Aud } from '../../money/currency';
import type { AuWithholdingRules } from '../withholding/rules-in-force';

/**
 * Whether a back payment is a lump sum in arrears, Lump sum E: what had accrued up to `accruedUntil`, more than 12
 * months before it is paid. Until 30 June 2025 smaller amounts stay ordinary earnings; the least amount is data.
 * @law ATO Schedule 5, "Back payment reporting"; Income Tax Assessment Act 1936 (Cth) s 159ZR
 */
export function isLumpSumE(amount: Aud, accruedUntil: CivilDate, rules: AuWithholdingRules): boolean {
  return accruedUntil < lumpSumEBefore(rules) && !isLess(amount, rules.additionalPayments.values.lumpSumE.atLeast);
}

/** What accrued before this day is a lump sum in arrears when it is paid on the day of the rules. */
export function lumpSumEBefore({ payDate, additionalPayments }: AuWithholdingRules): CivilDate {
  return addMonths(payDate, -additionalPayments.values.lumpSumE.accruedMonthsBefore);
}
