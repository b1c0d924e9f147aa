import type { Scenes } from '../scene';
import { hours, idOf, type Country, type Fixture } from '../fixture';

const longer = hours.map((line) => ({ ...line, value: line.value + 2 }));
const november = { from: '2026-11-01', to: '2026-11-30' };

const paid = async (fixture: Fixture, country?: Country) => {
  const pay = await fixture.pay('processed', country);
  return { ...pay, company: `/api/company/${pay.companyId}`, stp: `/api/single-touch/${pay.companyId}` };
};

/** A bank file of the pays of a run. */
const paymentFile = async (fixture: Fixture) => {
  const { company, payRunId } = await paid(fixture);
  const made = await fixture.call('POST', `${company}/pay-runs/${payRunId}/payment-files`, { kind: 'bank' });
  return { company, file: `${company}/payment-files/${idOf(made)}` };
};

export const filingScenes: Scenes = {
  'list-reports': async (fixture) => ({ path: `${(await paid(fixture)).company}/reports` }),
  'get-report': async (fixture) => ({
    path: `${(await paid(fixture)).company}/reports/payroll-summary`,
    query: november,
  }),
  'get-journal-file': async (fixture) => ({
    path: `${(await paid(fixture)).company}/journal-files/xero`,
    query: november,
  }),
  'get-journal-accounts': async (fixture) => ({ path: `${(await paid(fixture)).company}/journal-accounts` }),
  'update-journal-accounts': async (fixture) => ({
    path: `${(await paid(fixture)).company}/journal-accounts`,
    body: { wages: '6-1000' },
  }),
  'get-payroll-tax': async (fixture) => ({
    path: `${(await paid(fixture)).company}/payroll-tax`,
    query: { financial_year: '2026-27' },
  }),
  'get-payroll-tax-file': async (fixture) => ({
    path: `${(await paid(fixture)).company}/payroll-tax/file`,
    query: { financial_year: '2026-27' },
  }),
  'create-payment-file': async (fixture) => {
    const { company, payRunId } = await paid(fixture);
    return { path: `${company}/pay-runs/${payRunId}/payment-files`, body: { kind: 'bank' } };
  },
  'list-payment-files': async (fixture) => ({ path: `${(await paymentFile(fixture)).company}/payment-files` }),
  'get-payment-file': async (fixture) => ({ path: `${(await paymentFile(fixture)).file}/content` }),
  'cancel-payment-file': async (fixture) => ({
    path: `${(await paymentFile(fixture)).file}/cancel`,
    body: { reason: 'The bank refused it' },
  }),
  'submit-stp-pays': async (fixture) => {
    const { stp, payRunId } = await paid(fixture);
    return { path: `${stp}/submit-stp-pays`, body: { pay_run_id: payRunId, action: 'NEW' } };
  },
  'list-stp-pays': async (fixture) => ({ path: `${(await paid(fixture)).stp}/pays`, query: november }),
  'list-stp-messages': async (fixture) => {
    const { stp, payRunId } = await paid(fixture);
    await fixture.call('POST', `${stp}/submit-stp-pays`, { pay_run_id: payRunId });
    return { path: `${stp}/messages` };
  },
  'get-payday-filing': async (fixture) => ({
    path: `${(await paid(fixture, 'NZ')).company}/payday-filing`,
    query: november,
  }),
  'get-employee-details-file': async (fixture) => ({
    path: `${(await paid(fixture, 'NZ')).company}/payday-filing/employee-details`,
    query: november,
  }),
  'get-payday-amendments': async (fixture) => {
    const { company, payId, employeeId } = await paid(fixture, 'NZ');
    await fixture.call('POST', `${company}/payday-filing/filed`, november);
    // Without something to amend the file is empty, and Specmatic takes an empty file for no body.
    await fixture.call('POST', `${company}/pays/${payId}/correction?confirm_reported=true`, {
      employee_id: employeeId,
      hours: longer,
    });
    return { path: `${company}/payday-filing/amendments`, query: november };
  },
  'record-payday-filing': async (fixture) => ({
    path: `${(await paid(fixture, 'NZ')).company}/payday-filing/filed`,
    body: november,
  }),
  'get-bank-file': async (fixture) => {
    const { company, payRunId } = await paid(fixture);
    return { path: `${company}/pay-runs/${payRunId}/bank-file` };
  },
  'get-super-file': async (fixture) => {
    const { company, payRunId, employeeId } = await paid(fixture);
    await fixture.call('POST', `/api/employees/${employeeId}/super-funds`, { usi: 'STA0100AU', member_number: '1' });
    return { path: `${company}/pay-runs/${payRunId}/super-file` };
  },
  'list-super-contributions': async (fixture) => ({
    path: `${(await paid(fixture)).company}/super-contributions`,
    query: november,
  }),
  'record-super-received': async (fixture) => {
    const { company, payId } = await paid(fixture);
    return {
      path: `${company}/super-contributions/received`,
      body: { pay_ids: [payId], received_on: '2026-11-13' },
    };
  },
};
