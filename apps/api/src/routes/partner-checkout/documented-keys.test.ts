import type { CheckoutUseCases } from '@anz-payroll/partner-checkout';
import { operationOf } from '@anz-payroll/http-kit/openapi';
import { orderRoutes } from './order-routes';
import { trialRoutes } from './trial-routes';

const checkout = {} as CheckoutUseCases;
const routes = [...trialRoutes(checkout), ...orderRoutes(checkout)];

/** Specification 8.3: a key is missed in trials always, in orders and upgrades when `dry_run` is false. */
test.each([
  ['start-partner-trial', true],
  ['place-partner-order', false],
  ['upgrade-partner-order', false],
])('%s: the document says whether every request needs a key: %p', (name, isRequired) => {
  const found = routes.find(({ operation }) => operation === name);
  const keys = operationOf(found!).parameters?.filter(({ in: place }) => place === 'header');
  expect(keys).toEqual([expect.objectContaining({ name: 'idempotency-key', required: isRequired })]);
});
