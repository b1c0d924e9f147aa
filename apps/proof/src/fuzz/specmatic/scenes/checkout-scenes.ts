import type { Scenes } from '../scene';
import type { Fixture } from '../fixture';

const checkout = '/api/partner-checkout';
const contact = (fixture: Fixture) => ({
  first_name: 'Ana',
  last_name: 'Person',
  email: `new${fixture.fresh()}@example.com`,
});

export const checkoutScenes: Scenes = {
  'start-partner-trial': (fixture) => ({
    path: `${checkout}/trials`,
    headers: fixture.key(),
    body: { customer: contact(fixture), company: fixture.client() },
  }),
  'list-partner-trials': async (fixture) => {
    await fixture.trial();
    return { path: `${checkout}/trials` };
  },
  'cancel-partner-trial': async (fixture) => ({
    path: `${checkout}/trials/cancel`,
    body: { subscription_trial_id: (await fixture.trial())['subscription_trial_id'] },
  }),
  'place-partner-order': async (fixture) => ({
    path: `${checkout}/orders`,
    headers: fixture.key(),
    body: {
      customer: contact(fixture),
      company: fixture.client(),
      order: { product_id: await fixture.product('Monthly') },
    },
  }),
  'list-partner-orders': async (fixture) => {
    await fixture.order();
    return { path: `${checkout}/orders` };
  },
  'get-partner-order': async (fixture) => ({
    path: `${checkout}/orders/${String((await fixture.order())['order_id'])}`,
  }),
  'upgrade-partner-order': async (fixture) => ({
    path: `${checkout}/upgrades`,
    headers: fixture.key(),
    body: {
      end_customer_id: (await fixture.order())['customer_id'],
      order: { product_id: await fixture.product('Annual') },
    },
  }),
  'cancel-partner-order': async (fixture) => ({
    path: `${checkout}/orders/cancel`,
    body: { order_id: (await fixture.order())['order_id'] },
  }),
  'list-partner-products': () => ({ path: `${checkout}/products` }),
  'list-billing-countries': () => ({ path: `${checkout}/billing-countries` }),
  'check-partner-availability': () => ({ path: `${checkout}/availability`, query: { email: 'nobody@example.com' } }),
};
