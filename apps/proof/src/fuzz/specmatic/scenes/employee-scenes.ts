import type { Scenes } from '../scene';
import { idOf, person, places, type Country, type World } from '../world';

const leaving = { termination_date: '2026-11-13', pay_date: '2026-11-13' };
const account = { bsb: '062-000', account_number: '12345678', account_name: 'A Walker' };
const week = { week_ending: '2026-07-05', gross: '1600.00' };
const standing = { description: 'Union fee', amount: '10.00' };

const somebody = async (world: World, country?: Country) => `/api/employees/${(await world.staff(country)).employeeId}`;

const terminated = async (world: World) => {
  const employee = await somebody(world);
  await world.call('POST', `${employee}/terminate`, leaving);
  return employee;
};

/** A day that lies ahead for as long as the law is confirmed. */
const LAST_DAY = '2027-03-31';

const planned = async (world: World) => {
  const path = `${await somebody(world)}/planned-termination`;
  await world.call('PUT', path, { termination_date: LAST_DAY });
  return path;
};

/** The four requests to one kind of list that belongs to an employee. */
function partScenes(one: string, many: string, at: string, create: object, change: object, country?: Country): Scenes {
  const existing = async (world: World) => {
    const list = `${await somebody(world, country)}/${at}`;
    return { list, record: `${list}/${idOf(await world.call('POST', list, create))}` };
  };
  return {
    [`list-${many}`]: async (world) => ({ path: (await existing(world)).list }),
    [`create-${one}`]: async (world) => ({ path: `${await somebody(world, country)}/${at}`, body: create }),
    [`update-${one}`]: async (world) => ({ path: (await existing(world)).record, body: change }),
    [`delete-${one}`]: async (world) => ({ path: (await existing(world)).record }),
  };
}

export const employeeScenes: Scenes = {
  'list-employees': async (world) => ({ path: `/api/company/${(await world.staff()).companyId}/employees` }),
  'create-employees': async (world) => ({
    path: `/api/company/${await world.company()}/employees/create`,
    body: [{ ...person, ...places.AU, number: `E${world.fresh()}` }],
  }),
  'update-employees': async (world) => {
    const { companyId, employeeId } = await world.staff();
    return { path: `/api/company/${companyId}/employees/update`, body: [{ id: employeeId, department: 'Bakery' }] };
  },
  'get-employee': async (world) => ({ path: await somebody(world) }),
  'get-employee-balances': async (world) => ({ path: `${await somebody(world)}/balances` }),
  'list-company-balances': async (world) => ({ path: `/api/company/${(await world.staff()).companyId}/balances` }),
  'delete-employee': async (world) => ({ path: await somebody(world) }),
  'restore-employee': async (world) => {
    const path = await somebody(world);
    await world.call('DELETE', path);
    return { path: `${path}/restore` };
  },
  'terminate-employee': async (world) => ({ path: `${await somebody(world)}/terminate`, body: leaving }),
  'get-termination': async (world) => ({ path: `${await terminated(world)}/termination` }),
  'plan-termination': async (world) => ({
    path: `${await somebody(world)}/planned-termination`,
    body: { termination_date: LAST_DAY },
  }),
  'get-planned-termination': async (world) => ({ path: await planned(world) }),
  'cancel-planned-termination': async (world) => ({ path: await planned(world) }),
  'reinstate-employee': async (world) => ({
    path: `${await terminated(world)}/reinstate`,
    body: { start_date: '2026-12-01' },
  }),
  'replace-bank-accounts': async (world) => ({ path: `${await somebody(world)}/bank-accounts`, body: [account] }),
  'replace-earnings-weeks': async (world) => ({
    path: `${await somebody(world, 'NZ')}/earnings-weeks`,
    body: [week],
  }),
  'get-opening-balances': async (world) => {
    const path = `${await somebody(world)}/opening-balances`;
    await world.call('PUT', path, { as_at: '2026-07-01' });
    return { path };
  },
  'set-opening-balances': async (world) => ({
    path: `${await somebody(world)}/opening-balances`,
    body: { as_at: '2026-07-01' },
  }),
  ...partScenes('bank-account', 'bank-accounts', 'bank-accounts', account, { account_name: 'A B Walker' }),
  ...partScenes('super-fund', 'super-funds', 'super-funds', { usi: 'STA0100AU' }, { member_number: '1' }),
  ...partScenes(
    'employee-pay-rate',
    'employee-pay-rates',
    'pay-rates',
    { description: 'Weekend rate', rate: '40.00' },
    { rate: '41.00' },
  ),
  ...partScenes(
    'standing-deduction',
    'standing-deductions',
    'deductions',
    { ...standing, classification: 'NORMAL' },
    { amount: '11.00' },
  ),
  ...partScenes('standing-sacrifice', 'standing-sacrifices', 'pay-sacrifices', standing, { amount: '11.00' }),
  ...partScenes(
    'standing-allowance',
    'standing-allowances',
    'allowances',
    { ...standing, allowance_category: 'OD' },
    { amount: '11.00' },
  ),
  ...partScenes(
    'standing-bonus',
    'standing-bonuses',
    'bonuses',
    { ...standing, tax_method: 'NORMAL_EARNINGS' },
    { amount: '11.00' },
  ),
  ...partScenes(
    'absence',
    'absences',
    'absences',
    { reason: 'UNPAID_OTHER', start_date: '2026-08-03', end_date: '2026-08-30' },
    { agreed_to_count: true },
    'NZ',
  ),
  ...partScenes(
    'closedown',
    'closedowns',
    'closedowns',
    { start_date: '2026-12-21', end_date: '2027-01-08' },
    { nominated_date: '2026-12-24' },
    'NZ',
  ),
  ...partScenes(
    'working-day',
    'working-days',
    'working-days',
    { date: '2026-12-25', is_working_day: true },
    { is_working_day: false },
    'NZ',
  ),
  ...partScenes(
    'public-holiday-transfer',
    'public-holiday-transfers',
    'public-holiday-transfers',
    { holiday_date: '2026-12-25', transferred_to: '2026-12-24' },
    { transferred_to: '2026-12-23' },
    'NZ',
  ),
  ...partScenes('earnings-week', 'earnings-weeks', 'earnings-weeks', week, { gross: '1700.00' }, 'NZ'),
};
