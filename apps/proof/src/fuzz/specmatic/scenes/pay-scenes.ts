import type { Scenes } from '../scene';
import { hours, idOf, PAY_DATE, type Fixture } from '../fixture';

const query = { pay_date: PAY_DATE };
const year = { from: '2026-07-01', to: '2027-06-30' };

const payAt = async (fixture: Fixture, state: 'pending' | 'processed') => {
  const pay = await fixture.pay(state);
  return { ...pay, path: `/api/company/${pay.companyId}/pays/${pay.payId}` };
};
/** Of a pay that exists already the body says everything anew. */
const another = (employeeId: number) => ({
  employee_id: employeeId,
  hours: [{ description: 'Ordinary time', units: 'hours', value: 22, rate: 40 }],
});

const november = { from: '2026-11-01', to: '2026-11-30' };
const shiftOf = (employeeId: number) => ({
  employee_id: employeeId,
  date: '2026-11-09',
  start: '09:00',
  end: '17:00',
});
const timesheetsOf = async (fixture: Fixture) => `/api/company/${(await fixture.staff()).companyId}/timesheets`;
const shiftAt = async (fixture: Fixture) => {
  const { companyId, employeeId } = await fixture.staff();
  const path = `/api/company/${companyId}/timesheets`;
  const [shift] = (await fixture.call('POST', path, [shiftOf(employeeId)])) as readonly { readonly id: number }[];
  return { path, shiftId: shift?.id ?? 0 };
};
const backPay = ({ companyId, employeeId }: { companyId: number; employeeId: number }, more: string) => ({
  path: `/api/company/${companyId}/back-pay${more}`,
  body: { employee_id: employeeId, pay_rate_per_hour: 55, ...year, pay_date: PAY_DATE },
});

/** Somebody of the Retail award who was paid twenty dollars an hour. */
const underpaid = async (fixture: Fixture) => {
  const { companyId, employeeId } = await fixture.staff('AU');
  await fixture.call('PATCH', `/api/company/${companyId}/employees/update`, [
    { id: employeeId, award_code: 'MA000004', award_classification: 'Retail employee level 1' },
  ]);
  await fixture.call('PUT', `/api/company/${companyId}/pays/create?pay_date=${PAY_DATE}`, [
    { employee_id: employeeId, hours: [{ description: 'Ordinary time', units: 'hours', value: 10, rate: 20 }] },
  ]);
  return { companyId };
};

export const payScenes: Scenes = {
  'create-pays': async (fixture) => {
    const { companyId, employeeId } = await fixture.staff();
    return { path: `/api/company/${companyId}/pays/create`, query, body: [{ employee_id: employeeId, hours }] };
  },
  'preview-pays': async (fixture) => {
    const { companyId, employeeId } = await fixture.staff();
    return { path: `/api/company/${companyId}/pays/preview`, query, body: [{ employee_id: employeeId, hours }] };
  },
  'preview-pay-differences': async (fixture) => {
    const { companyId, employeeId } = await fixture.pay('processed');
    return {
      path: `/api/company/${companyId}/pays/preview/difference`,
      query: { pay_date: PAY_DATE },
      body: [{ employee_id: employeeId, hours }],
    };
  },
  'net-to-gross': async (fixture) => {
    const { companyId, employeeId } = await fixture.staff();
    const body = { employee_id: employeeId, hours, net: '900.00' };
    return { path: `/api/company/${companyId}/pays/net-to-gross`, query, body };
  },
  'list-pays': async (fixture) => ({ path: `/api/company/${(await fixture.pay('processed')).companyId}/pays` }),
  'list-workers-comp-pays': async (fixture) => ({
    path: `/api/company/${(await fixture.pay('processed')).companyId}/workers-comp-pays`,
    query: year,
  }),
  'get-pay': async (fixture) => ({ path: (await payAt(fixture, 'processed')).path }),
  'rebuild-pay': async (fixture) => {
    const { path, employeeId } = await payAt(fixture, 'pending');
    return { path, body: another(employeeId) };
  },
  'delete-pay': async (fixture) => ({ path: (await payAt(fixture, 'pending')).path }),
  'explain-pay': async (fixture) => ({ path: `${(await payAt(fixture, 'processed')).path}/explanation` }),
  'replay-pay': async (fixture) => ({ path: `${(await payAt(fixture, 'processed')).path}/replay` }),
  'get-pay-difference': async (fixture) => ({
    path: `${(await payAt(fixture, 'processed')).path}/difference`,
    query: { gross: '900.00', tax: '100.00' },
  }),
  'get-pay-run-differences': async (fixture) => {
    const { companyId, payRunId } = await fixture.pay('processed');
    return { path: `/api/company/${companyId}/pay-runs/${payRunId}/differences` };
  },
  'create-scenario': async (fixture) => ({
    path: `/api/company/${(await fixture.pay('processed')).companyId}/scenarios`,
    body: { name: 'A rise', changes: [{ kind: 'raise', percentage: '0.03' }] },
  }),
  'delete-scenario': async (fixture) => {
    const path = `/api/company/${(await fixture.pay('processed')).companyId}/scenarios`;
    const made = await fixture.call('POST', path, { name: 'A rise', changes: [{ kind: 'raise', percentage: '0.03' }] });
    return { path: `${path}/${idOf(made)}` };
  },
  'list-scenarios': async (fixture) => ({
    path: `/api/company/${(await fixture.pay('processed')).companyId}/scenarios`,
  }),
  'get-forecast': async (fixture) => ({
    path: `/api/company/${(await fixture.pay('processed')).companyId}/forecast`,
  }),
  'get-impact': async (fixture) => ({
    path: `/api/company/${(await fixture.pay('processed')).companyId}/impact`,
    body: { rise: { percentage: '0.03' } },
  }),
  'get-pay-run-anomalies': async (fixture) => {
    const { companyId, payRunId } = await fixture.pay('processed');
    return { path: `/api/company/${companyId}/pay-runs/${payRunId}/anomalies` };
  },
  'acknowledge-pay-run-anomaly': async (fixture) => {
    const { companyId, payRunId, employeeId } = await fixture.pay('pending');
    return {
      path: `/api/company/${companyId}/pay-runs/${payRunId}/anomalies/acknowledge`,
      body: { employee_id: employeeId, code: 'first-pay', note: 'Hired in November' },
    };
  },
  'preview-correction': async (fixture) => {
    const { path, employeeId } = await payAt(fixture, 'processed');
    return { path: `${path}/correction/preview`, body: another(employeeId) };
  },
  'correct-pay': async (fixture) => {
    const { path, employeeId } = await payAt(fixture, 'processed');
    return { path: `${path}/correction`, body: another(employeeId) };
  },
  'preview-back-pay': async (fixture) => backPay(await payAt(fixture, 'processed'), '/preview'),
  'pay-back-pay': async (fixture) => backPay(await payAt(fixture, 'processed'), ''),
  'preview-award-back-pay': async (fixture) => {
    const { companyId } = await underpaid(fixture);
    return { path: `/api/company/${companyId}/award-checks/back-pay/preview`, body: november };
  },
  'pay-award-back-pay': async (fixture) => {
    const { companyId } = await underpaid(fixture);
    const path = `/api/company/${companyId}/award-checks/back-pay`;
    const shown = (await fixture.call('POST', `${path}/preview`, november)) as { readonly confirmation: string };
    return { path, body: { ...november, confirmation: shown.confirmation } };
  },
  'get-payslip': async (fixture) => ({ path: `${(await payAt(fixture, 'processed')).path}/payslip` }),
  'list-issued-payslips': async (fixture) => ({ path: `${(await payAt(fixture, 'processed')).path}/payslips` }),
  'get-issued-payslip': async (fixture) => {
    const { path } = await payAt(fixture, 'processed');
    await fixture.call('GET', `${path}/payslip`, undefined, { accept: 'application/json' });
    const [issued] = (await fixture.call('GET', `${path}/payslips`)) as readonly { readonly id: number }[];
    return { path: `${path}/payslips/${issued?.id}` };
  },
  'list-pay-runs': async (fixture) => ({ path: `/api/company/${(await fixture.pay('processed')).companyId}/pay-runs` }),
  'get-pay-run': async (fixture) => {
    const { companyId, payRunId } = await fixture.pay('processed');
    return { path: `/api/company/${companyId}/pay-runs/${payRunId}` };
  },
  'open-pay-run': async (fixture) => ({
    path: `/api/company/${(await fixture.staff()).companyId}/pay-runs`,
    body: { pay_period: 'WEEKLY', pay_date: PAY_DATE },
  }),
  'process-pay-run': async (fixture) => {
    const { companyId, payRunId } = await fixture.pay('pending');
    return { path: `/api/company/${companyId}/pay-runs/${payRunId}/process` };
  },
  'list-shifts': async (fixture) => ({ path: await timesheetsOf(fixture), query: november }),
  'enter-shifts': async (fixture) => {
    const { companyId, employeeId } = await fixture.staff();
    return { path: `/api/company/${companyId}/timesheets`, body: [shiftOf(employeeId)] };
  },
  'approve-shifts': async (fixture) => {
    const { path, shiftId } = await shiftAt(fixture);
    return { path: `${path}/approve`, body: { shift_ids: [shiftId] } };
  },
  'delete-shift': async (fixture) => {
    const { path, shiftId } = await shiftAt(fixture);
    return { path: `${path}/${shiftId}` };
  },
  'take-timesheets': async (fixture) => {
    const { companyId, payRunId } = await fixture.pay('pending');
    return { path: `/api/company/${companyId}/pay-runs/${payRunId}/take-timesheets` };
  },
  'list-award-checks': async (fixture) => ({
    path: `/api/company/${(await fixture.pay('processed')).companyId}/award-checks`,
    query: november,
  }),
  'compare-leave-laws': () => ({
    path: '/api/calculator/nz-leave-laws',
    body: {
      employees: [{ hourly_rate: '40', hours_per_day: '8', weeks: [{ standard_hours: '40', count: 52 }] }],
    },
  }),
  'calculate-pay': () => ({
    path: '/api/calculator/pay',
    body: {
      country: 'AU',
      input: {
        payDate: PAY_DATE,
        payPeriod: 'WEEKLY',
        employee: { taxDeclaration: { taxFileNumber: 'quoted', residency: 'resident', claimsTaxFreeThreshold: true } },
        hours: [{ description: 'Ordinary', units: 'hours', value: '38', rate: '40' }],
      },
    },
  }),
};
