import type { Scenes } from '../scene';
import { idOf, type World } from '../world';

const inCompany = async (world: World, what: string, body: object) => {
  const companyId = await world.company();
  const path = `/api/company/${companyId}/${what}`;
  return { companyId, path, record: `${path}/${idOf(await world.call('POST', path, body))}` };
};
const tools = { description: 'Tools', amount: '5.00', allowance_category: 'OD' };
const award = (world: World) => ({ name: `Award ${world.fresh()}` });
const group = (world: World) => ({ name: `Level ${world.fresh()}` });
const rate = (world: World) => ({ description: `Rate ${world.fresh()}`, rate: '40.00' });
const rateInGroup = async (world: World) => {
  const { record } = await inCompany(world, 'pay-rate-groups', group(world));
  return `${record}/rates/${idOf(await world.call('POST', `${record}/rates`, rate(world)))}`;
};

export const companyScenes: Scenes = {
  'list-companies': async (world) => {
    await world.company();
    return { path: '/api/company' };
  },
  'create-company': () => ({
    path: '/api/company/create',
    body: { legal_name: 'Wattle Pty Ltd', abn: '51824753556', default_pay_period: 'WEEKLY' },
  }),
  'get-company': async (world) => ({ path: `/api/company/${await world.company()}` }),
  'update-company': async (world) => ({
    path: `/api/company/${await world.company()}`,
    body: { trading_name: 'Wattle' },
  }),
  'delete-company': async (world) => ({ path: `/api/company/${await world.company()}` }),
  'redirect-to-pays': async (world) => ({ path: `/api/redirect/company/${await world.company()}` }),

  'list-company-allowances': async (world) => ({ path: (await inCompany(world, 'allowances', tools)).path }),
  'create-company-allowance': async (world) => ({
    path: `/api/company/${await world.company()}/allowances`,
    body: tools,
  }),
  'get-company-allowance': async (world) => ({ path: (await inCompany(world, 'allowances', tools)).record }),
  'update-company-allowance': async (world) => ({
    path: (await inCompany(world, 'allowances', tools)).record,
    body: { amount: '6.00' },
  }),
  'delete-company-allowance': async (world) => ({ path: (await inCompany(world, 'allowances', tools)).record }),

  'list-company-pay-rates': async (world) => {
    const { companyId, record } = await inCompany(world, 'pay-rate-groups', group(world));
    await world.call('POST', `${record}/rates`, rate(world));
    return { path: `/api/company/${companyId}/pay-rates` };
  },
  'list-awards': async (world) => ({ path: (await inCompany(world, 'awards', award(world))).path }),
  'create-award': async (world) => ({ path: `/api/company/${await world.company()}/awards`, body: award(world) }),
  'rename-award': async (world) => ({
    path: (await inCompany(world, 'awards', award(world))).record,
    body: award(world),
  }),
  'delete-award': async (world) => ({ path: (await inCompany(world, 'awards', award(world))).record }),
  'create-pay-rate-group': async (world) => ({
    path: `/api/company/${await world.company()}/pay-rate-groups`,
    body: group(world),
  }),
  'update-pay-rate-group': async (world) => ({
    path: (await inCompany(world, 'pay-rate-groups', group(world))).record,
    body: group(world),
  }),
  'delete-pay-rate-group': async (world) => ({
    path: (await inCompany(world, 'pay-rate-groups', group(world))).record,
  }),
  'create-pay-rate': async (world) => ({
    path: `${(await inCompany(world, 'pay-rate-groups', group(world))).record}/rates`,
    body: rate(world),
  }),
  'update-pay-rate': async (world) => ({ path: await rateInGroup(world), body: { rate: '41.00' } }),
  'delete-pay-rate': async (world) => ({ path: await rateInGroup(world) }),
};
