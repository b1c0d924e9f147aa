import type { AccountsDependencies } from './accounts-dependencies';
import type { Connection } from '../ports/account-stores';

/** Who is connected: to a partner's applications, or which applications act for a customer. */
export function listConnections(deps: Pick<AccountsDependencies, 'reading' | 'clock'>) {
  return async (
    side: { readonly partnerId: number } | { readonly customerId: number },
  ): Promise<readonly Connection[]> =>
    deps.reading.run(async ({ grants }) =>
      'partnerId' in side
        ? grants.liveForPartner(side.partnerId, deps.clock.now())
        : grants.liveForCustomer(side.customerId, deps.clock.now()),
    );
}
