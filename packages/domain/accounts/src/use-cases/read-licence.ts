import type { AccountsDependencies } from './accounts-dependencies';
import { licenceOf, type Licence } from '../domain/licence';

/** What a customer's subscriptions allow right now. */
export function readLicence(deps: Pick<AccountsDependencies, 'reading' | 'clock'>) {
  return async (customerId: number): Promise<Licence> =>
    deps.reading.run(async (stores) =>
      licenceOf(await stores.subscriptions.subscribedPlans(customerId), deps.clock.now()),
    );
}
