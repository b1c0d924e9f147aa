import type { Scenes } from '../scene';
import { idOf, type Fixture } from '../fixture';

const listener = { url: 'https://93.184.215.14/hook', events: ['pay.created', 'company.created'] };
const registered = async (fixture: Fixture) =>
  `/api/webhooks/${idOf(await fixture.call('POST', '/api/webhooks', listener))}`;

export const webhookScenes: Scenes = {
  'create-webhook': () => ({ path: '/api/webhooks', body: listener }),
  'list-webhooks': async (fixture) => {
    await registered(fixture);
    return { path: '/api/webhooks' };
  },
  'get-webhook': async (fixture) => ({ path: await registered(fixture) }),
  'update-webhook': async (fixture) => ({ path: await registered(fixture), body: { description: 'Ours' } }),
  'delete-webhook': async (fixture) => ({ path: await registered(fixture) }),
  'list-webhook-deliveries': async (fixture) => {
    const webhook = await registered(fixture);
    await fixture.company();
    return { path: `${webhook}/deliveries` };
  },
  'get-webhook-delivery': async (fixture) => {
    const webhook = await registered(fixture);
    return { path: `${webhook}/deliveries/${idOf(await fixture.call('POST', `${webhook}/test`))}` };
  },
  'test-webhook': async (fixture) => ({ path: `${await registered(fixture)}/test` }),
  'resend-webhook-delivery': async (fixture) => {
    const webhook = await registered(fixture);
    const delivery = idOf(await fixture.call('POST', `${webhook}/test`));
    return { path: `${webhook}/deliveries/${delivery}/resend` };
  },
  'list-events': async (fixture) => {
    await fixture.company();
    return { path: '/api/events', query: { limit: '5' } };
  },
};
