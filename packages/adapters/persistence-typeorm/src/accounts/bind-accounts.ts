import type { AccountStores } from '@anz-payroll/accounts';
import type { Transaction } from '../database';
import { bindLetters } from '../mail';
import { bindAudit } from './bind-audit';
import { bindCompanyAccess } from './bind-company-access';
import { bindGrants } from './bind-grants';
import { bindGuessLogs } from './bind-guess-logs';
import { bindHousekeeping } from './bind-housekeeping';
import { bindPeople } from './bind-people';
import { bindReleases } from './bind-releases';
import { bindSecondFactors } from './bind-second-factors';
import { bindSigningKeys } from './bind-signing-keys';
import { bindSingleUse } from './bind-single-use';
import { bindTokens } from './bind-tokens';

/** Every store of accounts on one transaction. */
export function bindAccounts(tx: Transaction): AccountStores {
  return {
    ...bindPeople(tx),
    ...bindSingleUse(tx),
    companyAccess: bindCompanyAccess(tx),
    grants: bindGrants(tx),
    tokens: bindTokens(tx),
    secondFactors: bindSecondFactors(tx),
    releases: bindReleases(tx),
    letters: { add: (letter, at) => bindLetters(tx, { now: () => at }).add(letter) },
    guessLogs: bindGuessLogs(tx),
    audit: bindAudit(tx),
    signingKeys: bindSigningKeys(tx),
    housekeeping: bindHousekeeping(tx),
  };
}
