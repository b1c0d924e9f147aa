/**
 * Tax on lump sums. In short: `annualiseBeforeExtraPays` gives the base, and `taxExtraPays` the tax of all extra pays of
 * the pay with a part for each.
 */
export {
  annualiseBeforeExtraPays,
  annualiseFourWeeks,
  annualiseLastTwoPays,
  type EarlierPay,
  type PaidBeforeExtraPays,
} from './annualise-before-extra-pay';
export { extraPayKinds, type ExtraPay, type ExtraPayKind } from './extra-pay';
export { extraPays, type ExtraPayBand, type ExtraPays, type SecondaryCode } from './extra-pays';
export {
  taxExtraPays,
  type ExtraPayBasis,
  type ExtraPayRules,
  type TaxedExtraPay,
  type TaxOnExtraPays,
} from './tax-extra-pays';
