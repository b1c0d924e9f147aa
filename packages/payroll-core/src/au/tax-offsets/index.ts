export { offsetForPeriod } from './offset-for-period';
export { taxOffsets, type TaxOffsets } from './tax-offsets';
