import type { Scenes } from '../scene';
import { hours, idOf, type Country, type World } from '../world';

const longer = hours.map((line) => ({ ...line, value: line.value + 2 }));
const november = { from: '2026-11-01', to: '2026-11-30' };

const paid = async (world: World, country?: Country) => {
  const pay = await world.pay('processed', country);
  return { ...pay, company: `/api/company/${pay.companyId}`, stp: `/api/single-touch/${pay.companyId}` };
};

/** A bank file of the pays of a run. */
const paymentFile = async (world: World) => {
  const { company, payRunId } = await paid(world);
  const made = await world.call('POST', `${company}/pay-runs/${payRunId}/payment-files`, { kind: 'bank' });
  return { company, file: `${company}/payment-files/${idOf(made)}` };
};

export const filingScenes: Scenes = {
  'list-reports': async (world) => ({ path: `${(await paid(world)).company}/reports` }),
  'get-report': async (world) => ({ path: `${(await paid(world)).company}/reports/payroll-summary`, query: november }),
  'get-journal-file': async (world) => ({ path: `${(await paid(world)).company}/journal-files/xero`, query: november }),
  'get-journal-accounts': async (world) => ({ path: `${(await paid(world)).company}/journal-accounts` }),
  'update-journal-accounts': async (world) => ({
    path: `${(await paid(world)).company}/journal-accounts`,
    body: { wages: '6-1000' },
  }),
  'get-payroll-tax': async (world) => ({
    path: `${(await paid(world)).company}/payroll-tax`,
    query: { financial_year: '2026-27' },
  }),
  'get-payroll-tax-file': async (world) => ({
    path: `${(await paid(world)).company}/payroll-tax/file`,
    query: { financial_year: '2026-27' },
  }),
  'create-payment-file': async (world) => {
    const { company, payRunId } = await paid(world);
    return { path: `${company}/pay-runs/${payRunId}/payment-files`, body: { kind: 'bank' } };
  },
  'list-payment-files': async (world) => ({ path: `${(await paymentFile(world)).company}/payment-files` }),
  'get-payment-file': async (world) => ({ path: `${(await paymentFile(world)).file}/content` }),
  'cancel-payment-file': async (world) => ({
    path: `${(await paymentFile(world)).file}/cancel`,
    body: { reason: 'The bank refused it' },
  }),
  'submit-stp-pays': async (world) => {
    const { stp, payRunId } = await paid(world);
    return { path: `${stp}/submit-stp-pays`, body: { pay_run_id: payRunId, action: 'NEW' } };
  },
  'list-stp-pays': async (world) => ({ path: `${(await paid(world)).stp}/pays`, query: november }),
  'list-stp-messages': async (world) => {
    const { stp, payRunId } = await paid(world);
    await world.call('POST', `${stp}/submit-stp-pays`, { pay_run_id: payRunId });
    return { path: `${stp}/messages` };
  },
  'get-payday-filing': async (world) => ({
    path: `${(await paid(world, 'NZ')).company}/payday-filing`,
    query: november,
  }),
  'get-employee-details-file': async (world) => ({
    path: `${(await paid(world, 'NZ')).company}/payday-filing/employee-details`,
    query: november,
  }),
  'get-payday-amendments': async (world) => {
    const { company, payId, employeeId } = await paid(world, 'NZ');
    await world.call('POST', `${company}/payday-filing/filed`, november);
    // Without something to amend the file is empty, and Specmatic takes an empty file for no body.
    await world.call('POST', `${company}/pays/${payId}/correction`, { employee_id: employeeId, hours: longer });
    return { path: `${company}/payday-filing/amendments`, query: november };
  },
  'record-payday-filing': async (world) => ({
    path: `${(await paid(world, 'NZ')).company}/payday-filing/filed`,
    body: november,
  }),
  'get-bank-file': async (world) => {
    const { company, payRunId } = await paid(world);
    return { path: `${company}/pay-runs/${payRunId}/bank-file` };
  },
  'get-super-file': async (world) => {
    const { company, payRunId, employeeId } = await paid(world);
    await world.call('POST', `/api/employees/${employeeId}/super-funds`, { usi: 'STA0100AU', member_number: '1' });
    return { path: `${company}/pay-runs/${payRunId}/super-file` };
  },
  'list-super-contributions': async (world) => ({
    path: `${(await paid(world)).company}/super-contributions`,
    query: november,
  }),
  'record-super-received': async (world) => {
    const { company, payId } = await paid(world);
    return {
      path: `${company}/super-contributions/received`,
      body: { pay_ids: [payId], received_on: '2026-11-13' },
    };
  },
};
