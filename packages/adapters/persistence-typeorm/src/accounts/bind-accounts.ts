import type { AccountStores } from '@anz-payroll/accounts';
import type { Transaction } from '../database';
import { bindEmails } from '../mail';
import { bindAudit } from './bind-audit';
import { bindCompanyAccess } from './bind-company-access';
import { bindDelegations } from './bind-delegations';
import { bindEmployeeAccess } from './bind-employee-access';
import { bindGrants } from './bind-grants';
import { bindGuessLogs } from './bind-guess-logs';
import { bindHousekeeping } from './bind-housekeeping';
import { bindPeople } from './bind-people';
import { bindReleases } from './bind-releases';
import { bindSecondFactors } from './bind-second-factors';
import { bindSignOn } from './bind-sign-on';
import { bindSigningKeys } from './bind-signing-keys';
import { bindSingleUse } from './bind-single-use';
import { bindTokens } from './bind-tokens';

/** Every store of accounts on one transaction. */
export function bindAccounts(tx: Transaction): AccountStores {
  return {
    ...bindPeople(tx),
    ...bindSingleUse(tx),
    ...bindSignOn(tx),
    companyAccess: bindCompanyAccess(tx),
    employeeAccess: bindEmployeeAccess(tx),
    grants: bindGrants(tx),
    tokens: bindTokens(tx),
    secondFactors: bindSecondFactors(tx),
    releases: bindReleases(tx),
    delegations: bindDelegations(tx),
    emails: { add: (email, at) => bindEmails(tx, { now: () => at }).add(email) },
    guessLogs: bindGuessLogs(tx),
    audit: bindAudit(tx),
    signingKeys: bindSigningKeys(tx),
    housekeeping: bindHousekeeping(tx),
  };
}
