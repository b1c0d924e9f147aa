import type { Scenes } from '../scene';
import { idOf, type Fixture } from '../fixture';

const inCompany = async (fixture: Fixture, what: string, body: object) => {
  const companyId = await fixture.company();
  const path = `/api/company/${companyId}/${what}`;
  return { companyId, path, record: `${path}/${idOf(await fixture.call('POST', path, body))}` };
};
const tools = { description: 'Tools', amount: '5.00', allowance_category: 'OD' };
const award = (fixture: Fixture) => ({ name: `Award ${fixture.fresh()}` });
const group = (fixture: Fixture) => ({ name: `Level ${fixture.fresh()}` });
const rate = (fixture: Fixture) => ({ description: `Rate ${fixture.fresh()}`, rate: '40.00' });
const rateInGroup = async (fixture: Fixture) => {
  const { record } = await inCompany(fixture, 'pay-rate-groups', group(fixture));
  return `${record}/rates/${idOf(await fixture.call('POST', `${record}/rates`, rate(fixture)))}`;
};

export const companyScenes: Scenes = {
  'list-companies': async (fixture) => {
    await fixture.company();
    return { path: '/api/company' };
  },
  'create-company': () => ({
    path: '/api/company/create',
    body: { legal_name: 'Wattle Pty Ltd', abn: '51824753556', default_pay_period: 'WEEKLY' },
  }),
  'get-company': async (fixture) => ({ path: `/api/company/${await fixture.company()}` }),
  'update-company': async (fixture) => ({
    path: `/api/company/${await fixture.company()}`,
    body: { trading_name: 'Wattle' },
  }),
  'delete-company': async (fixture) => ({ path: `/api/company/${await fixture.company()}` }),
  'redirect-to-pays': async (fixture) => ({ path: `/api/redirect/company/${await fixture.company()}` }),

  'close-down-company': async (fixture) => ({
    path: `/api/company/${(await fixture.staff('NZ')).companyId}/closedowns`,
    body: { start_date: '2026-12-21', end_date: '2027-01-08' },
  }),

  'list-company-allowances': async (fixture) => ({ path: (await inCompany(fixture, 'allowances', tools)).path }),
  'create-company-allowance': async (fixture) => ({
    path: `/api/company/${await fixture.company()}/allowances`,
    body: tools,
  }),
  'get-company-allowance': async (fixture) => ({ path: (await inCompany(fixture, 'allowances', tools)).record }),
  'update-company-allowance': async (fixture) => ({
    path: (await inCompany(fixture, 'allowances', tools)).record,
    body: { amount: '6.00' },
  }),
  'delete-company-allowance': async (fixture) => ({ path: (await inCompany(fixture, 'allowances', tools)).record }),

  'list-company-pay-rates': async (fixture) => {
    const { companyId, record } = await inCompany(fixture, 'pay-rate-groups', group(fixture));
    await fixture.call('POST', `${record}/rates`, rate(fixture));
    return { path: `/api/company/${companyId}/pay-rates` };
  },
  'list-awards': async (fixture) => ({ path: (await inCompany(fixture, 'awards', award(fixture))).path }),
  'create-award': async (fixture) => ({ path: `/api/company/${await fixture.company()}/awards`, body: award(fixture) }),
  'rename-award': async (fixture) => ({
    path: (await inCompany(fixture, 'awards', award(fixture))).record,
    body: award(fixture),
  }),
  'delete-award': async (fixture) => ({ path: (await inCompany(fixture, 'awards', award(fixture))).record }),
  'follow-published-award': async (fixture) => ({
    path: `${(await inCompany(fixture, 'pay-rate-groups', group(fixture))).record}/published-award`,
    body: { award_code: 'MA000004', classification: 'Retail employee level 1', margin_percent: 2 },
  }),
  'unfollow-published-award': async (fixture) => {
    const { record } = await inCompany(fixture, 'pay-rate-groups', group(fixture));
    const body = { award_code: 'MA000004', classification: 'Retail employee level 1' };
    await fixture.call('PUT', `${record}/published-award`, body);
    return { path: `${record}/published-award` };
  },
  'preview-award-increase': async (fixture) => ({
    path: `/api/company/${await fixture.company()}/award-increase`,
    query: { on: '2026-07-06' },
  }),
  'confirm-award-increase': async (fixture) => ({
    path: `/api/company/${await fixture.company()}/award-increase`,
    body: { on: '2026-07-06', confirmation: '2026-07-06 0 0' },
  }),
  'create-pay-rate-group': async (fixture) => ({
    path: `/api/company/${await fixture.company()}/pay-rate-groups`,
    body: group(fixture),
  }),
  'update-pay-rate-group': async (fixture) => ({
    path: (await inCompany(fixture, 'pay-rate-groups', group(fixture))).record,
    body: group(fixture),
  }),
  'delete-pay-rate-group': async (fixture) => ({
    path: (await inCompany(fixture, 'pay-rate-groups', group(fixture))).record,
  }),
  'create-pay-rate': async (fixture) => ({
    path: `${(await inCompany(fixture, 'pay-rate-groups', group(fixture))).record}/rates`,
    body: rate(fixture),
  }),
  'update-pay-rate': async (fixture) => ({ path: await rateInGroup(fixture), body: { rate: '41.00' } }),
  'delete-pay-rate': async (fixture) => ({ path: await rateInGroup(fixture) }),
};
