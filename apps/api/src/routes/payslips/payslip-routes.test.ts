import { payslipRoutes } from './payslip-routes';

test('spec 8.1: payslip rendering counts among the pay endpoints, and reading is enough', () => {
  const [payslip] = payslipRoutes({} as never);
  expect(payslip).toMatchObject({ rate: 'pay', auth: { scopes: ['payroll.read'], company: { param: 'company_id' } } });
});
