export { baseTaxCodes, parseTaxCode, taxCodeOf, type BaseTaxCode, type TaxCode, type TaxCodeKind } from './tax-code';
