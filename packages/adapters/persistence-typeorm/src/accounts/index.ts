export { accountTables } from './account-tables';
export { bindAccounts } from './bind-accounts';
export { bindAudit } from './bind-audit';
export { encryptedSignOnColumn } from './bind-sign-on';
export { encryptedSecondFactorColumn } from './bind-second-factors';
export { encryptedSigningKeyColumn } from './bind-signing-keys';
