import { trialView, type TrialStatus, type TrialView } from '../domain/trial';
import type { Page } from '../ports';
import type { CheckoutDependencies } from './checkout-dependencies';

/** The reseller's trials, newest first. */
export function listTrials(deps: Pick<CheckoutDependencies, 'reading' | 'clock'>) {
  return async (resellerId: number, page: Page & { readonly status?: TrialStatus }): Promise<readonly TrialView[]> => {
    const now = deps.clock.now();
    const trials = await deps.reading.run((stores) => stores.trials.ofReseller(resellerId, { ...page, now }));
    return trials.map((trial) => trialView(trial, now));
  };
}
