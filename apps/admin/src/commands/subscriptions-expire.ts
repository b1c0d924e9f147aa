import type { Command } from '../command';

export const subscriptionsExpire: Command = {
  name: 'subscriptions expire',
  about: 'Note the trials and orders that ran out, as the service does every hour; access ended by itself',
  options: {},
  example: 'subscriptions expire',
  run: async (_values, { checkout, forgetOldKeys, actor }) => {
    const { trials, orders } = await checkout.closeEnded(actor.requestId);
    const keys = await forgetOldKeys();
    return [`${trials} trials and ${orders} orders have ended`, `${keys} old idempotency keys deleted`];
  },
};
