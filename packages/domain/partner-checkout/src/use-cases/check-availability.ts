import { emailKeyOf } from '@anz-payroll/accounts';
import type { BusinessNumber } from '../domain/client';
import type { CheckoutDependencies } from './checkout-dependencies';
import { historyOf } from './free-month';
import { isLeftOver } from './new-client';

export interface AvailabilityQuestion extends BusinessNumber {
  readonly email: string | null;
}

export interface Availability {
  /** Whether a trial or an order for a new client would be taken. */
  readonly isAvailable: boolean;
  readonly isFreeTrialAvailable: boolean;
  /** The asking reseller's own client behind the e-mail address or the number. */
  readonly endCustomerId: number | null;
  readonly reasons: readonly string[];
}

/** Asked before a form is filled in. Clients of other resellers are never named. */
export function checkAvailability(deps: Pick<CheckoutDependencies, 'reading'>) {
  return async (resellerId: number, { email, ...number }: AvailabilityQuestion): Promise<Availability> =>
    deps.reading.run(async (stores) => {
      const holder = email === null ? undefined : await stores.users.findByEmail(emailKeyOf(email));
      const isLeft = holder !== undefined && (await isLeftOver(stores, resellerId, holder));
      const isTaken = holder !== undefined && !isLeft;
      const byEmail = holder && (await stores.clients.ofReseller(resellerId, holder.customerId));
      const related = await stores.clients.withBusinessNumber(number);
      const byNumber = related.find((client) => client.resellerId === resellerId);
      // Whoever signs up again after a cancelled trial is a new client, without the trial that was cancelled.
      const { hadTrial, hadFreeMonth } = await historyOf(stores, number, isLeft ? undefined : byEmail);
      return {
        isAvailable: !isTaken,
        isFreeTrialAvailable: !isTaken && !hadTrial && !hadFreeMonth,
        endCustomerId: (byEmail ?? byNumber)?.customerId ?? null,
        reasons: [
          ...(isTaken ? ['The e-mail address is in use.'] : []),
          ...(hadTrial ? ['This client already had a free trial.'] : []),
          ...(!hadTrial && hadFreeMonth ? ['This client already had a free month.'] : []),
        ],
      };
    });
}
