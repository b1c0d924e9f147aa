export { declaredTaxFileNumber, hasApplicationLapsed } from './declared-tax-file-number';
export { taxFileNumberRules, type TaxFileNumberRules } from './tax-file-number-rules';
