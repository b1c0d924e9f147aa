export { isAustralianBusinessNumber } from './australian-business-number';
export { isAustralianCompanyNumber } from './australian-company-number';
export { formatBankStateBranch, isBankStateBranch } from './bank-state-branch';
export { isTaxFileNumber, taxFileNumberMeaning, type TaxFileNumberMeaning } from './tax-file-number';
export { isUniqueSuperannuationIdentifier } from './unique-superannuation-identifier';
export { isIrdNumber } from './ird-number';
export {
  isNzBankAccount,
  nzBankAlgorithm,
  nzBanks,
  parseNzBankAccount,
  type NzBankAccount,
  type NzBankAlgorithm,
  type NzBankTable,
} from './nz-bank-account';
export { isNzbn } from './nzbn';
