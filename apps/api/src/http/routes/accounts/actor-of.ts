import type { Actor } from 'accounts';
import type { RequestContext } from '../../route';
import type { Principal } from '../../security';

/** Who a request with a token acts as, for the audit log. */
export function actorOf(context: Pick<RequestContext, 'requestId'> & { readonly principal: Principal }): Actor {
  const { customerId, userId, clientId } = context.principal;
  return { customerId, userId, clientId, requestId: context.requestId };
}
