import { payslipJson, readPayslip, type PayslipDependencies } from '@anz-payroll/payslips';
import { renderPayslip } from '@anz-payroll/payslip-pdf';
import { answerOrRaw, route, type Route } from '@anz-payroll/http-kit/route';
import { readsCompany } from '../companies/company-auth';
import { PayPath } from '../pays/pay-queries';
import { refusePays } from '../pays/pays-answers';
import { Payslip } from './payslip-contracts';

export function payslipRoutes(services: PayslipDependencies): readonly Route[] {
  const read = readPayslip(services);
  return [
    route({
      method: 'GET',
      path: '/api/company/{company_id}/pays/{pay_id}/payslip',
      operation: 'get-payslip',
      may: 'pays.read',
      summary: 'The payslip of a pay, as a PDF or as JSON',
      description:
        "A PDF unless Accept ranks application/json above it. What it shows beyond the law's contents follows the " +
        "employee's payslip display flags. The payslip of a pending pay is marked as a draft.",
      tag: 'Pays',
      auth: readsCompany,
      rate: 'pay',
      request: { params: PayPath },
      responses: {
        200: answerOrRaw(Payslip, ['application/pdf'], 'The payslip.', {
          headers: { 'Content-Disposition': 'A name for the file.', Vary: 'Accept' },
        }),
      },
      errors: { 400: 'No company found with the given company_id', 404: 'Pay not found' },
      async handle({ params, context }) {
        const found = await read({
          customerId: context.principal.customerId,
          companyId: params.company_id,
          payId: params.pay_id,
        });
        if (!found.ok) return refusePays(found.error, 'one');
        const { payslip } = found.value;
        // Whose payslip it is stays out of the name: file names end up in logs and histories.
        const name = `payslip-${payslip.paymentDate}-${payslip.payId}`;
        if (context.accepts(['application/pdf', 'application/json']) === 'application/json') {
          return { status: 200, headers: disposition(`${name}.json`), body: payslipJson(payslip) };
        }
        return {
          status: 200,
          mediaType: 'application/pdf',
          headers: disposition(`${name}.pdf`),
          body: await renderPayslip(payslip),
        };
      },
    }),
  ];
}

function disposition(filename: string): Readonly<Record<string, string>> {
  return { 'Content-Disposition': `inline; filename="${filename}"`, Vary: 'Accept' };
}
