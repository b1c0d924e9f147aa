import type { Scenes } from '../scene';
import { hours, PAY_DATE, type World } from '../world';

const query = { pay_date: PAY_DATE };
const year = { from: '2026-07-01', to: '2027-06-30' };

const payAt = async (world: World, state: 'pending' | 'processed') => {
  const pay = await world.pay(state);
  return { ...pay, path: `/api/company/${pay.companyId}/pays/${pay.payId}` };
};
/** Of a pay that exists already the body says everything anew. */
const another = (employeeId: number) => ({
  employee_id: employeeId,
  hours: [{ description: 'Ordinary time', units: 'hours', value: 22, rate: 40 }],
});

export const payScenes: Scenes = {
  'create-pays': async (world) => {
    const { companyId, employeeId } = await world.staff();
    return { path: `/api/company/${companyId}/pays/create`, query, body: [{ employee_id: employeeId, hours }] };
  },
  'preview-pays': async (world) => {
    const { companyId, employeeId } = await world.staff();
    return { path: `/api/company/${companyId}/pays/preview`, query, body: [{ employee_id: employeeId, hours }] };
  },
  'net-to-gross': async (world) => {
    const { companyId, employeeId } = await world.staff();
    const body = { employee_id: employeeId, hours, net: '900.00' };
    return { path: `/api/company/${companyId}/pays/net-to-gross`, query, body };
  },
  'list-pays': async (world) => ({ path: `/api/company/${(await world.pay('processed')).companyId}/pays` }),
  'list-workers-comp-pays': async (world) => ({
    path: `/api/company/${(await world.pay('processed')).companyId}/workers-comp-pays`,
    query: year,
  }),
  'get-pay': async (world) => ({ path: (await payAt(world, 'processed')).path }),
  'rebuild-pay': async (world) => {
    const { path, employeeId } = await payAt(world, 'pending');
    return { path, body: another(employeeId) };
  },
  'delete-pay': async (world) => ({ path: (await payAt(world, 'pending')).path }),
  'explain-pay': async (world) => ({ path: `${(await payAt(world, 'processed')).path}/explanation` }),
  'replay-pay': async (world) => ({ path: `${(await payAt(world, 'processed')).path}/replay` }),
  'preview-correction': async (world) => {
    const { path, employeeId } = await payAt(world, 'processed');
    return { path: `${path}/correction/preview`, body: another(employeeId) };
  },
  'correct-pay': async (world) => {
    const { path, employeeId } = await payAt(world, 'processed');
    return { path: `${path}/correction`, body: another(employeeId) };
  },
  'get-payslip': async (world) => ({ path: `${(await payAt(world, 'processed')).path}/payslip` }),
  'list-pay-runs': async (world) => ({ path: `/api/company/${(await world.pay('processed')).companyId}/pay-runs` }),
  'open-pay-run': async (world) => ({
    path: `/api/company/${(await world.staff()).companyId}/pay-runs`,
    body: { pay_period: 'WEEKLY', pay_date: PAY_DATE },
  }),
  'process-pay-run': async (world) => {
    const { companyId, payRunId } = await world.pay('pending');
    return { path: `/api/company/${companyId}/pay-runs/${payRunId}/process` };
  },
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
