export {
  baseTaxCodes,
  parseTaxCode,
  taxCodeOf,
  writeTaxCode,
  type BaseTaxCode,
  type TaxCode,
  type TaxCodeKind,
} from './tax-code';
