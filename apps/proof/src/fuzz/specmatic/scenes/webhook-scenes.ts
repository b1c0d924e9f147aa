import type { Scenes } from '../scene';
import { idOf, type World } from '../world';

const listener = { url: 'https://93.184.215.14/hook', events: ['pay.created', 'company.created'] };
const registered = async (world: World) => `/api/webhooks/${idOf(await world.call('POST', '/api/webhooks', listener))}`;

export const webhookScenes: Scenes = {
  'create-webhook': () => ({ path: '/api/webhooks', body: listener }),
  'list-webhooks': async (world) => {
    await registered(world);
    return { path: '/api/webhooks' };
  },
  'get-webhook': async (world) => ({ path: await registered(world) }),
  'update-webhook': async (world) => ({ path: await registered(world), body: { description: 'Ours' } }),
  'delete-webhook': async (world) => ({ path: await registered(world) }),
  'list-webhook-deliveries': async (world) => {
    const webhook = await registered(world);
    await world.company();
    return { path: `${webhook}/deliveries` };
  },
  'get-webhook-delivery': async (world) => {
    const webhook = await registered(world);
    return { path: `${webhook}/deliveries/${idOf(await world.call('POST', `${webhook}/test`))}` };
  },
  'test-webhook': async (world) => ({ path: `${await registered(world)}/test` }),
  'resend-webhook-delivery': async (world) => {
    const webhook = await registered(world);
    const delivery = idOf(await world.call('POST', `${webhook}/test`));
    return { path: `${webhook}/deliveries/${delivery}/resend` };
  },
  'list-events': async (world) => {
    await world.company();
    return { path: '/api/events', query: { limit: '5' } };
  },
};
