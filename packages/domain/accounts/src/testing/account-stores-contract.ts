/// <reference types="jest" />
import { accountsScene, type MakeAccounts } from './contract/accounts-scene';
import { clientsAndTokens } from './contract/clients-and-tokens';
import { customersAndPlans } from './contract/customers-and-plans';
import { sessionsAndLogs } from './contract/sessions-and-logs';
import { signOnAndPasskeys } from './contract/sign-on-and-passkeys';

export type { MakeAccounts };

/** What every implementation of the account stores promises; the fake and each database run it. */
export function accountStoresContract(name: string, make: MakeAccounts): void {
  describe(`account stores: ${name}`, () => {
    const scene = accountsScene(make);
    customersAndPlans(scene);
    clientsAndTokens(scene);
    sessionsAndLogs(scene);
    signOnAndPasskeys(scene);
  });
}
