import type { StagedCells } from '@anz-payroll/pay-runs';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import { changePayPage, pageHeaders, payRowsFor, shownDate, type Problems } from '../../pages';
import { licensed } from '../licensed';
import { goTo, notThere, pageAnswers, showPage } from '../page-replies';
import { recordFormContract, typedOf } from '../record-form-contract';
import { ratesOf } from '../people/enter-pay';
import { withEmployee, type EmployeeVisit } from '../people/find-employee';
import { countriesOfPays, payFieldNames, problemsAtRows, readPay, usualEntries } from '../people/read-pay';
import { inCompany, type CompanyVisit } from '../visit';
import { withAudit } from '../with-audit';
import type { WebAppServices } from '../web-app-services';
import { refusedInWords } from './changed-pay';
import { changedItem, enteredRows, leftOutName } from './entered-rows';
import { PayPagePath } from './pay';

/** Boxes that leave out rows which the page cannot change. */
const mostKept = 50;
const ChangePayForm = recordFormContract('ChangePayForm', [
  ...payFieldNames(countriesOfPays),
  ...Array.from({ length: mostKept }, (_, index) => leftOutName(index)),
]);
const script = pageHeaders({ script: true });
const common = {
  path: '/companies/{company_id}/pays/{pay_id}/change',
  tag: 'Pages',
  auth: inCompany(),
  rate: 'unlimited',
} as const;

export const changePayPageRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'GET',
    operation: 'page-change-pay',
    may: 'pays.write',
    summary: 'A staged pay with all its rows, to be changed',
    request: { params: PayPagePath },
    responses: { 200: pageAnswers[200], 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] },
    async handle({ params, context }) {
      const found = await changeable(web, context.visit, params.pay_id);
      if (found === undefined) return notThere();
      const { facts, was } = found;
      return showPage(200, changePayPage({ ...facts, typed: { ...usualEntries, ...was.typed }, problems: {} }), script);
    },
  });

export const changePayFormRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'POST',
    operation: 'form-change-pay',
    may: 'pays.write',
    summary: 'Works a staged pay out anew, as the API does',
    request: { params: PayPagePath, body: form(ChangePayForm, { maxBytes: 65_536 }) },
    responses: { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404], 422: pageAnswers[422] },
    async handle({ params, body, context }) {
      const { visit } = context;
      const found = await changeable(web, visit, params.pay_id);
      if (found === undefined) return notThere();
      const { facts, was, line, rates } = found;
      const typed = typedOf(body);
      const again = (problems: Problems) => showPage(422, changePayPage({ ...facts, typed, problems }), script);
      const { country } = visit.company;
      const { id, customerId, companyId, employeeId, payDate } = line.pay;
      const read = readPay({ ...typed, pay_date: shownDate(payDate) }, employeeId, country, rates);
      if (!('item' in read)) return again(read.problems);
      const { department } = line.pay;
      if (department !== null && read.item.payDepartment === undefined) {
        return again({ pay_department: `Enter the department; the pay is of “${department}”.` });
      }
      // The pay as it was shown: one that was changed or processed meanwhile is looked at again.
      const shown = Number(body.version ?? line.pay.version);
      const command = {
        ...{ customerId, companyId, payId: id },
        item: changedItem(was, typed, read),
        mayTouch: (stored: number) => stored === shown && stored === line.pay.version,
      };
      const what = { action: 'rebuild-pay', recordType: 'pays', recordId: id };
      const changed = await withAudit(web, visit, what, () => licensed(web, visit, () => web.pays.rebuildPay(command)));
      if (changed.ok) return goTo(`/companies/${companyId}/pays/${id}`);
      const message = refusedInWords(changed.error);
      return again(problemsAtRows({ ...changed.error, message }, read.rows, typed, facts.lists));
    },
  });

/** A pending pay of the company with the fields that its rows fill; a final pay is deleted and made anew instead. */
async function changeable(web: WebAppServices, visit: CompanyVisit, payId: number) {
  const customerId = visit.session.customer.id;
  const found = await web.pays.readCellsOfPay({ customerId, companyId: visit.company.id, payId });
  if (!found.ok) return undefined;
  const line: StagedCells = found.value.line;
  if (line.pay.status !== 'pending' || line.pay.termination !== null) return undefined;
  const withPerson: EmployeeVisit | undefined = await withEmployee(web, visit, line.pay.employeeId);
  if (withPerson === undefined) return undefined;
  const rates = await ratesOf(web, withPerson);
  const { country } = visit.company;
  const was = enteredRows(line.entered, country, rates);
  const { employee } = withPerson;
  const facts = { ...visit, employee, pay: line.pay, lists: payRowsFor(country, rates), kept: was.kept };
  return { facts, was, line, rates };
}
