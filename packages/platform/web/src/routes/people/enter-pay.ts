import { randomUUID } from 'node:crypto';
import { localDay } from '@anz-payroll/companies';
import { fingerprintOf } from '@anz-payroll/http-kit/idempotency';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import { enterPayPage, pageHeaders, payRowsFor, type NamedRate, type Problems } from '../../pages';
import { licensed } from '../licensed';
import { goTo, notThere, pageAnswers, showPage } from '../page-replies';
import { recordFormContract, typedOf } from '../record-form-contract';
import { inCompany } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { withAudit } from '../with-audit';
import { EmployeePagePath } from './employee';
import { withEmployee, type EmployeeVisit } from './find-employee';
import { typedWithGross } from './net-to-gross';
import { countriesOfPays, payFieldNames, problemsAtRows, readPay, usualEntries } from './read-pay';

const EnterPayForm = recordFormContract('EnterPayForm', ['step', 'net', ...payFieldNames(countriesOfPays)]);
const script = pageHeaders({ script: true });
const common = {
  path: '/companies/{company_id}/people/{employee_id}/pay',
  tag: 'Pages',
  auth: inCompany(),
  rate: 'lookup',
} as const;

export const enterPayPageRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'GET',
    operation: 'page-enter-pay',
    may: 'pays.write',
    summary: 'The form of one pay of one employee',
    request: { params: EmployeePagePath },
    responses: { 200: pageAnswers[200], 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] },
    async handle({ params, context }) {
      const visit = await withEmployee(web, context.visit, params.employee_id);
      if (visit === undefined) return notThere();
      const today = localDay(context.now, visit.company.timezone);
      const typed = { pay_date: today.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1'), ...usualEntries };
      const lists = payRowsFor(visit.company.country, await ratesOf(web, visit));
      return showPage(200, enterPayPage({ ...visit, lists, typed, problems: {} }), script);
    },
  });

export const enterPayFormRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'POST',
    operation: 'form-enter-pay',
    release: 'pay-run',
    may: 'pays.write',
    summary: 'Creates a pay, as the API does; without process it only previews it',
    request: { params: EmployeePagePath, body: form(EnterPayForm, { maxBytes: 65_536 }) },
    responses: {
      200: pageAnswers[200],
      303: pageAnswers[303],
      403: pageAnswers[403],
      404: pageAnswers[404],
      422: pageAnswers[422],
    },
    async handle({ params, body, context }) {
      const visit = await withEmployee(web, context.visit, params.employee_id);
      if (visit === undefined) return notThere();
      const rates = await ratesOf(web, visit);
      const lists = payRowsFor(visit.company.country, rates);
      const sent = typedOf(body);
      const found = await typedWithGross(web, visit, sent, rates);
      const typed = 'problems' in found ? sent : found.typed;
      const facts = { ...visit, lists, typed };
      const again = (problems: Problems) => showPage(422, enterPayPage({ ...facts, problems }), script);
      if ('problems' in found) return again(found.problems);
      const read = readPay(typed, params.employee_id, visit.company.country, rates);
      if (!('item' in read)) return again(read.problems);
      const command = {
        customerId: visit.session.customer.id,
        companyId: params.company_id,
        identifierType: 'employee_id' as const,
        payDate: read.payDate,
        ...(read.period === undefined ? {} : { period: read.period }),
        items: [read.item],
      };
      // The preview's key makes one pay of a button that is pressed twice.
      const key = (typed['request_key'] ?? '').trim();
      if (typed['step'] !== 'process' || key === '') {
        const previewed = await web.pays.previewPays(command);
        if (!previewed.ok) return again(problemsAtRows(previewed.error, read.rows, typed, lists));
        const [preview] = previewed.value;
        const differences = await web.pays.comparePreviews(command);
        const compared = differences.ok ? differences.value[0] : undefined;
        const { grossedUp } = found;
        const shown =
          preview === undefined
            ? {}
            : {
                preview,
                ...(compared === undefined ? {} : { compared }),
                ...(grossedUp === undefined ? {} : { grossedUp }),
              };
        const keyed = { ...typed, request_key: randomUUID() };
        return showPage(200, enterPayPage({ ...facts, typed: keyed, problems: {}, ...shown }), script);
      }
      const idempotency = { key: `page ${key}`, fingerprint: fingerprintOf('form-enter-pay', command) };
      const what = { action: 'create-pays', recordType: 'company', recordId: params.company_id };
      const made = await withAudit(web, visit, what, () =>
        licensed(web, visit, () => web.pays.createPays({ ...command, idempotency })),
      );
      if (!made.ok) return again(problemsAtRows(made.error, read.rows, typed, lists));
      const [pay] = made.value.pays;
      return pay === undefined ? notThere() : goTo(`/companies/${params.company_id}/pays/${pay.id}`);
    },
  });

/** What the hours of the person can be paid by, ordinary time aside, which has a field of its own. */
export async function ratesOf({ employees }: WebAppServices, visit: EmployeeVisit): Promise<readonly NamedRate[]> {
  const rates = await employees.listEmployeePayRates({
    customerId: visit.session.customer.id,
    employeeId: visit.employee.id,
  });
  return rates.ok ? rates.value.filter(({ id }) => id !== null) : [];
}
