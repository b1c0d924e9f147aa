import type { Scenes } from '../scene';
import type { World } from '../world';

const checkout = '/api/partner-checkout';
const contact = (world: World) => ({
  first_name: 'Ana',
  last_name: 'Person',
  email: `new${world.fresh()}@example.com`,
});

export const checkoutScenes: Scenes = {
  'start-partner-trial': (world) => ({
    path: `${checkout}/trials`,
    headers: world.key(),
    body: { customer: contact(world), company: world.client() },
  }),
  'list-partner-trials': async (world) => {
    await world.trial();
    return { path: `${checkout}/trials` };
  },
  'cancel-partner-trial': async (world) => ({
    path: `${checkout}/trials/cancel`,
    body: { subscription_trial_id: (await world.trial())['subscription_trial_id'] },
  }),
  'place-partner-order': async (world) => ({
    path: `${checkout}/orders`,
    headers: world.key(),
    body: { customer: contact(world), company: world.client(), order: { product_id: await world.product('Monthly') } },
  }),
  'list-partner-orders': async (world) => {
    await world.order();
    return { path: `${checkout}/orders` };
  },
  'get-partner-order': async (world) => ({
    path: `${checkout}/orders/${String((await world.order())['order_id'])}`,
  }),
  'upgrade-partner-order': async (world) => ({
    path: `${checkout}/upgrades`,
    headers: world.key(),
    body: {
      end_customer_id: (await world.order())['customer_id'],
      order: { product_id: await world.product('Annual') },
    },
  }),
  'cancel-partner-order': async (world) => ({
    path: `${checkout}/orders/cancel`,
    body: { order_id: (await world.order())['order_id'] },
  }),
  'list-partner-products': () => ({ path: `${checkout}/products` }),
  'list-billing-countries': () => ({ path: `${checkout}/billing-countries` }),
  'check-partner-availability': () => ({ path: `${checkout}/availability`, query: { email: 'nobody@example.com' } }),
};
