import type { Scenes } from '../scene';
import { idOf, type Fixture } from '../fixture';

const types = '/api/employment-types';
const named = (fixture: Fixture) => ({ name: `Type ${fixture.fresh()}` });
const existing = async (fixture: Fixture) => `${types}/${idOf(await fixture.call('POST', types, named(fixture)))}`;

export const lookupScenes: Scenes = {
  'autocomplete-address': () => ({ path: '/api/address/autocomplete', query: { text: 'Syd' } }),
  'list-employment-types': async (fixture) => {
    await existing(fixture);
    return { path: types };
  },
  'create-employment-type': (fixture) => ({ path: types, body: named(fixture) }),
  'rename-employment-type': async (fixture) => ({ path: await existing(fixture), body: named(fixture) }),
  'delete-employment-type': async (fixture) => ({ path: await existing(fixture) }),
  'list-employment-tenures': () => ({ path: '/api/employment-tenures' }),
  'list-rules': () => ({ path: '/api/rules', query: { on: '2026-11-12' } }),
  'compare-rules': () => ({ path: '/api/rules/diff', query: { from: '2025-06-30', to: '2026-11-12' } }),
  'list-modern-awards': () => ({ path: '/api/awards' }),
  'read-modern-award': () => ({ path: '/api/awards/MA000004', query: { on: '2026-08-24' } }),
  'interpret-shifts': () => ({
    path: '/api/awards/MA000004/pay-lines',
    body: {
      employee: { employment_type: 'part-time', classification: 'Retail employee level 6' },
      state: 'NSW',
      pay_period_start: '2026-08-24',
      shifts: [{ date: '2026-08-30', start: '10:00', end: '14:00' }],
    },
  }),
  'check-underpayment': () => ({
    path: '/api/awards/MA000004/underpayment-check',
    body: {
      employee: { employment_type: 'part-time', classification: 'Retail employee level 6' },
      pay_period_start: '2026-08-24',
      pay_period_end: '2026-08-30',
      hours: 4,
      paid: [{ category: 'ordinary', amount: 124.44 }],
    },
  }),
  'get-health': () => ({ path: '/health' }),
  'get-readiness': () => ({ path: '/ready' }),
};
