/**
 * Schedule 5. A pay with bonuses, commissions or back payments goes through `withholdFromPay`, which takes its normal
 * earnings and each additional payment with its tax method:
 *
 * - whole-year methods need the amount only; METHOD_B2 also reads `earlierThisYear` (a first pay may leave it out);
 * - the specific-range methods need `payPeriods`: count a date range with `payPeriodsCovered`;
 * - METHOD_B1 needs `allocations`, one for each pay that the back payment mends; `allocateEvenly` shares an amount.
 */
export { additionalPayments, type AdditionalPaymentRules } from './additional-payment-rules';
export type { AdditionalPayment, BackPayAllocation, EarlierThisYear } from './additional-payment';
export { allocateEvenly } from './allocate-evenly';
export { extraOnTop, type OnTop, type OnTopBecause, type TableColumn } from './extra-on-top';
export { isLumpSumE, lumpSumEBefore } from './is-lump-sum-e';
export { payPeriodsCovered } from './pay-periods-covered';
export { spreadOverPays } from './spread-over-pays';
export { dateRangeMethods, taxMethods, type TaxMethod } from './tax-method';
export type { WithheldOnAdditional } from './withheld-on-additional';
export { withholdByMethodA } from './withhold-by-method-a';
export { withholdByMethodB1 } from './withhold-by-method-b1';
export { withholdByMethodB2 } from './withhold-by-method-b2';
export { withholdFromPay, type AmountWithheldFromPay, type PayWithholding } from './withhold-from-pay';
