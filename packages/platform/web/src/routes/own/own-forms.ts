import { localDay } from '@anz-payroll/companies';
import type { FieldProblem } from '@anz-payroll/companies/fields';
import { CodeOf, PathId } from '@anz-payroll/http-kit/contract';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import { fieldLabel, fieldNames, html, ownFormPage, pageHeaders, type OwnField, type Problems } from '../../pages';
import { inWords } from '../../pay-pages';
import { goTo, notThere, pageAnswers, showPage } from '../page-replies';
import { recordFormContract, typedOf } from '../record-form-contract';
import { asEmployee, type OwnVisit } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { withAudit } from '../with-audit';
import { bankForm } from './forms/bank-form';
import { detailsForm } from './forms/details-form';
import type { OwnForm, Typed } from './forms/own-form';
import { superForm } from './forms/super-form';
import { taxForm } from './forms/tax-form';
import { OwnPath } from './own-path';

const script = pageHeaders({ script: true });

const forms: readonly OwnForm[] = [detailsForm, bankForm, taxForm, superForm];

class OwnFormQuery {
  @CodeOf(['asked'], { optional: true }) done?: 'asked';
}

class OwnRequestPath extends OwnPath {
  @PathId() request_id!: number;
}

const CancelForm = recordFormContract('OwnCancelForm', []);
const common = { may: 'own-pay', tag: 'Pages', rate: 'lookup' } as const;
const answers = { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] } as const;

/** Forms by which an employee asks for a change; none of them changes anything by itself. */
export function ownFormRoutes(web: WebAppServices): readonly Route[] {
  return [...forms.flatMap((one) => formRoutes(web, one)), cancelRoute(web)];
}

function formRoutes(web: WebAppServices, one: OwnForm): readonly Route[] {
  const { path, kind, flag } = one;
  const contract = recordFormContract(`Own${path.charAt(0).toUpperCase()}${path.slice(1)}Form`, one.names);
  return [
    route({
      ...common,
      method: 'GET',
      path: `/my/{employee_id}/${path}`,
      operation: `page-own-${path}`,
      summary: `What is on record of whoever is signed in, and the form for another: ${path}`,
      auth: asEmployee([flag]),
      request: { params: OwnPath, query: OwnFormQuery },
      responses: { 200: pageAnswers[200], ...answers },
      async handle({ query, context: { visit, now } }) {
        const notice = query.done === undefined ? {} : { notice: 'Asked. You see below what becomes of it.' };
        return showPage(200, await formPage(web, one, visit, now, { typed: one.before(visit), ...notice }), script);
      },
    }),
    route({
      ...common,
      method: 'POST',
      path: `/my/{employee_id}/${path}`,
      operation: `form-ask-${path}`,
      summary: `Asks for another: ${path}`,
      auth: asEmployee([flag], kind === 'bank-account' ? { stepUp: 'keeps-form' } : {}),
      request: { params: OwnPath, body: form(contract, { maxBytes: 16_384 }) },
      responses: { ...answers, 422: pageAnswers[422] },
      async handle({ params, body: sent, context: { visit, now } }) {
        const typed = typedOf(sent);
        const again = async ({ record: problem, ...problems }: Problems) => {
          const wrong = { problems, ...(problem === undefined ? {} : { problem }) };
          return showPage(422, await formPage(web, one, visit, now, { typed, ...wrong }), script);
        };
        const today = localDay(now, visit.company.timezone);
        const read = one.read(visit, typed, today);
        if (!read.ok) return again(read.error);
        const what = { action: `ask-${path}`, recordType: 'employees', recordId: params.employee_id };
        const asked = await withAudit(web, visit, what, () =>
          web.employees.askRequest({
            customerId: visit.employerId,
            employeeId: visit.employee.id,
            kind,
            asked: read.value,
            requestedBy: visit.session.user.id,
          }),
        );
        if (asked.ok) return goTo(`/my/${params.employee_id}/${path}?done=asked`);
        return again(atFields(one.fields(visit, today), asked.error, typed));
      },
    }),
  ];
}

/** A refusal at the fields that it names, under the labels of the form. */
function atFields(
  fields: readonly OwnField[],
  { message, problems = [] }: { readonly message: string; readonly problems?: readonly FieldProblem[] },
  typed: Typed,
): Problems {
  const notes = Object.fromEntries(fields.map(({ name, label }) => [name, { label }]));
  const named = Object.fromEntries(
    problems.map(({ path, message: says }) => {
      const name = path.split('.').at(-1) ?? '';
      if (notes[name] === undefined) return ['record', `${fieldLabel(name)} ${says}.`];
      return [name, (typed[name] ?? '').trim() === '' ? 'Fill this in.' : `It ${says}.`];
    }),
  );
  if (problems.length > 0) return named;
  const subject = fields.find(({ name }) => new RegExp(`^(?:The )?${name}\\b`).test(message))?.name;
  const says = message.replace(
    /\b[a-z]+(?:_[a-z0-9]+)+\b|\bbsb\b|\busi\b/g,
    (name) => `“${fieldNames({ notes }, name)}”`,
  );
  return { [subject ?? 'record']: inWords(says).replace(/ of account \d+\b/, '') };
}

const cancelRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'POST',
    path: '/my/{employee_id}/requests/{request_id}/cancel',
    operation: 'form-cancel-own-request',
    summary: 'Takes back what was asked for; leave also after it was approved, until it is paid',
    auth: asEmployee(),
    request: { params: OwnRequestPath, body: form(CancelForm, { maxBytes: 4096 }) },
    responses: answers,
    async handle({ params, context: { visit } }) {
      const one = { customerId: visit.employerId, employeeId: visit.employee.id, requestId: params.request_id };
      const before = (await web.employees.listRequests(one)).find(({ id }) => id === params.request_id);
      const what = { action: 'cancel-request', recordType: 'employees', recordId: params.employee_id };
      const done = await withAudit(web, visit, what, () =>
        web.employees.cancelRequest({ ...one, by: visit.session.user.id }),
      );
      if (!done.ok) return notThere();
      const { leave } = done.value.asked;
      const home = `/my/${params.employee_id}`;
      if (before?.state !== 'approved' || leave === undefined) return goTo(`${home}?done=cancelled`);
      const where = { customerId: visit.employerId, companyId: visit.company.id, employeeId: visit.employee.id };
      const placed = await web.pays.placeLeave({ ...where, leave, isTakenBack: true });
      const isInPay = !placed.ok || placed.value.problem !== undefined || placed.value.isPaid;
      return goTo(`${home}?done=${isInPay ? 'in-pay' : 'cancelled'}`);
    },
  });

async function formPage(
  web: WebAppServices,
  one: OwnForm,
  visit: OwnVisit,
  now: number,
  more: { readonly typed: Typed; readonly notice?: string; readonly problem?: string; readonly problems?: Problems },
): Promise<string> {
  const rows = await one.intro(web, visit);
  const requests = await web.employees.listRequests({ customerId: visit.employerId, employeeId: visit.employee.id });
  return ownFormPage({
    ...visit,
    here: one.path,
    title: one.title(visit),
    intro:
      rows.length === 0
        ? html``
        : html`<dl class="facts card">
            ${rows.map(
              ([name, value]) =>
                html`<dt>${name}</dt>
                  <dd>${value}</dd>`,
            )}
          </dl>`,
    fields: one.fields(visit, localDay(now, visit.company.timezone)),
    action: `/my/${visit.employee.id}/${one.path}`,
    button: one.button,
    requests: requests.filter(({ kind }) => kind === one.kind),
    ...more,
  });
}
