import type { Scenes } from '../scene';
import { idOf, person, places, type Country, type Fixture } from '../fixture';

const leaving = { termination_date: '2026-11-13', pay_date: '2026-11-13' };
const account = { bsb: '062-000', account_number: '12345678', account_name: 'A Walker' };
const week = { week_ending: '2026-07-05', gross: '1600.00' };
const standing = { description: 'Union fee', amount: '10.00' };

const somebody = async (fixture: Fixture, country?: Country) =>
  `/api/employees/${(await fixture.staff(country)).employeeId}`;

const terminated = async (fixture: Fixture) => {
  const employee = await somebody(fixture);
  await fixture.call('POST', `${employee}/terminate`, leaving);
  return employee;
};

/** Somebody who may be invited to see their own pay. */
const withOwnPage = async (fixture: Fixture) => {
  const { companyId, employeeId } = await fixture.staff();
  const open = { employee_portal_active: true, email_address: `own${fixture.fresh()}@example.com` };
  await fixture.call('PATCH', `/api/company/${companyId}/employees/update`, [{ id: employeeId, ...open }]);
  return `/api/employees/${employeeId}`;
};

/** A day that lies ahead for as long as the law is confirmed. */
const LAST_DAY = '2027-03-31';

const planned = async (fixture: Fixture) => {
  const path = `${await somebody(fixture)}/planned-termination`;
  await fixture.call('PUT', path, { termination_date: LAST_DAY });
  return path;
};

/** The four requests to one kind of list that belongs to an employee. */
function partScenes(one: string, many: string, at: string, create: object, change: object, country?: Country): Scenes {
  const existing = async (fixture: Fixture) => {
    const list = `${await somebody(fixture, country)}/${at}`;
    return { list, record: `${list}/${idOf(await fixture.call('POST', list, create))}` };
  };
  return {
    [`list-${many}`]: async (fixture) => ({ path: (await existing(fixture)).list }),
    [`create-${one}`]: async (fixture) => ({ path: `${await somebody(fixture, country)}/${at}`, body: create }),
    [`update-${one}`]: async (fixture) => ({ path: (await existing(fixture)).record, body: change }),
    [`delete-${one}`]: async (fixture) => ({ path: (await existing(fixture)).record }),
  };
}

export const employeeScenes: Scenes = {
  'list-employees': async (fixture) => ({ path: `/api/company/${(await fixture.staff()).companyId}/employees` }),
  'create-employees': async (fixture) => ({
    path: `/api/company/${await fixture.company()}/employees/create`,
    body: [{ ...person, ...places.AU, number: `E${fixture.fresh()}` }],
  }),
  'update-employees': async (fixture) => {
    const { companyId, employeeId } = await fixture.staff();
    return { path: `/api/company/${companyId}/employees/update`, body: [{ id: employeeId, department: 'Bakery' }] };
  },
  'get-employee': async (fixture) => ({ path: await somebody(fixture) }),
  'get-employee-balances': async (fixture) => ({ path: `${await somebody(fixture)}/balances` }),
  'list-company-balances': async (fixture) => ({ path: `/api/company/${(await fixture.staff()).companyId}/balances` }),
  'delete-employee': async (fixture) => ({ path: await somebody(fixture) }),
  'restore-employee': async (fixture) => {
    const path = await somebody(fixture);
    await fixture.call('DELETE', path);
    return { path: `${path}/restore` };
  },
  'get-employee-access': async (fixture) => ({ path: `${await somebody(fixture)}/access` }),
  'invite-employee': async (fixture) => ({ path: `${await withOwnPage(fixture)}/invitation` }),
  'end-employee-access': async (fixture) => {
    const path = await withOwnPage(fixture);
    await fixture.call('POST', `${path}/invitation`);
    return { path: `${path}/access` };
  },
  'list-employee-requests': async (fixture) => {
    const { companyId, employeeId } = await fixture.staff();
    await fixture.service.askDetails(employeeId);
    return { path: `/api/company/${companyId}/employee-requests` };
  },
  'decide-employee-request': async (fixture) => {
    const { companyId, employeeId } = await fixture.staff();
    const requestId = await fixture.service.askDetails(employeeId);
    return {
      path: `/api/company/${companyId}/employees/${employeeId}/requests/${requestId}/decision`,
      body: { kind: 'details', decision: 'approve', reason: 'Welcome' },
    };
  },
  'terminate-employee': async (fixture) => ({ path: `${await somebody(fixture)}/terminate`, body: leaving }),
  'get-termination': async (fixture) => ({ path: `${await terminated(fixture)}/termination` }),
  'plan-termination': async (fixture) => ({
    path: `${await somebody(fixture)}/planned-termination`,
    body: { termination_date: LAST_DAY },
  }),
  'get-planned-termination': async (fixture) => ({ path: await planned(fixture) }),
  'cancel-planned-termination': async (fixture) => ({ path: await planned(fixture) }),
  'reinstate-employee': async (fixture) => ({
    path: `${await terminated(fixture)}/reinstate`,
    body: { start_date: '2026-12-01' },
  }),
  'replace-bank-accounts': async (fixture) => ({ path: `${await somebody(fixture)}/bank-accounts`, body: [account] }),
  'replace-earnings-weeks': async (fixture) => ({
    path: `${await somebody(fixture, 'NZ')}/earnings-weeks`,
    body: [week],
  }),
  'get-opening-balances': async (fixture) => {
    const path = `${await somebody(fixture)}/opening-balances`;
    await fixture.call('PUT', path, { as_at: '2026-07-01' });
    return { path };
  },
  'set-opening-balances': async (fixture) => ({
    path: `${await somebody(fixture)}/opening-balances`,
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
