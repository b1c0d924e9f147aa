import type { AccountsDependencies } from './accounts-dependencies';
import type { Bearer } from './authenticate-bearer';

/** Whom a token speaks for. */
export interface AccountIdentity {
  readonly customerId: number;
  readonly customerName: string;
  /** The person who gave the consent; null for a token that the operator issued to the customer itself. */
  readonly user: { readonly id: number; readonly name: string } | null;
}

/** What `openid` lets an application know: the account and the name of the person who connected it. */
export function readIdentity(deps: Pick<AccountsDependencies, 'reading'>) {
  return ({ customerId, userId }: Pick<Bearer, 'customerId' | 'userId'>): Promise<AccountIdentity> =>
    deps.reading.run(async (stores) => {
      const customer = await stores.customers.find(customerId);
      const user = userId === null ? undefined : await stores.users.find(userId);
      return {
        customerId,
        customerName: customer?.name ?? '',
        user: user === undefined ? null : { id: user.id, name: user.name },
      };
    });
}
