import type { CheckoutUseCases } from '@anz-payroll/partner-checkout';
import type { Route } from '@anz-payroll/http-kit/route';
import { discoveryRoutes } from './discovery-routes';
import { orderRoutes } from './order-routes';
import { trialRoutes } from './trial-routes';

/** The endpoints of resellers (spec 4.7). Each write keeps its audit entries in its own transaction. */
export function checkoutRoutes(checkout: CheckoutUseCases): readonly Route[] {
  return [...trialRoutes(checkout), ...orderRoutes(checkout), ...discoveryRoutes(checkout)];
}
