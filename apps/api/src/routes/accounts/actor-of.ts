import type { Actor } from '@anz-payroll/accounts';
import type { RequestContext } from '@anz-payroll/http-kit/route';
import type { Principal } from '@anz-payroll/http-kit/security';

/** Who a request with a token acts as, for the audit log. */
export function actorOf(context: Pick<RequestContext, 'requestId' | 'ip'> & { readonly principal: Principal }): Actor {
  const { customerId, userId, clientId } = context.principal;
  return { customerId, userId, clientId, requestId: context.requestId, address: context.ip };
}
