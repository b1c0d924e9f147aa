export { hasApplicationLapsed } from './has-application-lapsed';
export { taxFileNumberRules, type TaxFileNumberRules } from './tax-file-number-rules';
