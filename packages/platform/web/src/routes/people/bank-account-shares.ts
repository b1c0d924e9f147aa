import { isDeepStrictEqual } from 'node:util';
import { partRules, type Part } from '@anz-payroll/employee-lifecycle';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import {
  pageHeaders,
  partForm,
  partLists,
  partsPage,
  problemsAtFields,
  fieldNames,
  shareFields,
  sharesVersion,
  typedValue,
  type Typed,
} from '../../pages';
import { goTo, notThere, pageAnswers, showPage } from '../page-replies';
import { isStale, recordFormContract, typedOf } from '../record-form-contract';
import { inCompany } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { withAudit } from '../with-audit';
import { EmployeePagePath } from './employee';
import { withEmployee } from './find-employee';

const { fields, most } = partRules['bank-account'];
const BankAccountSharesForm = recordFormContract(
  'BankAccountSharesForm',
  Array.from({ length: most }, (_, index) => ['id', 'place', ...shareFields].map((name) => `${name}_${index}`)).flat(),
);
const list = partLists.find(({ kind }) => kind === 'bank-account')!;

const accountsChanged =
  'Nothing was saved. The accounts were changed meanwhile: what is stored now is below, so look at it and enter your change again.';

export const bankAccountSharesFormRoute = (web: WebAppServices): Route =>
  route({
    tag: 'Pages',
    auth: inCompany(),
    rate: 'lookup',
    method: 'POST',
    path: '/companies/{company_id}/people/{employee_id}/bank-account-shares',
    operation: 'form-share-bank-accounts',
    release: 'bank-account',
    may: 'people.write',
    narrowed: 'employee',
    summary: 'Changes the order of bank accounts and what each takes, as the API does',
    request: { params: EmployeePagePath, body: form(BankAccountSharesForm, { maxBytes: 65_536 }) },
    responses: { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404], 422: pageAnswers[422] },
    async handle({ params, body: sent, context }) {
      const visit = await withEmployee(web, context.visit, params.employee_id);
      if (visit === undefined) return notThere();
      const of = {
        customerId: visit.session.customer.id,
        employeeId: params.employee_id,
        kind: 'bank-account' as const,
      };
      const listed = await web.employees.listParts(of);
      const parts = listed.ok ? listed.value : [];
      const shares = typedOf(sent);
      const record = partForm('bank-account', visit.company.country);
      const again = (problem: string) => {
        const facts = { ...visit, list, parts, typed: {}, problems: {}, shares, problem };
        return showPage(422, partsPage(facts), pageHeaders({ script: true }));
      };
      const meanwhile = async () => {
        const now = await web.employees.listParts(of);
        const facts = { ...visit, list, parts: now.ok ? now.value : [], typed: {}, problems: {}, shares: {} };
        return showPage(422, partsPage({ ...facts, problem: accountsChanged }), pageHeaders({ script: true }));
      };
      const version = sharesVersion(parts);
      if (isStale(sent, { version })) return meanwhile();
      const read = readShares(parts, shares);
      if ('problem' in read) return again(read.problem);
      const what = { action: 'replace-bank-accounts', recordType: 'employees', recordId: params.employee_id };
      const replaced = await withAudit(web, visit, what, () =>
        web.employees.replaceParts({
          ...of,
          items: read.items,
          mayTouch: (stored) => isDeepStrictEqual(stored, parts),
        }),
      );
      if (replaced.ok)
        return goTo(`/companies/${params.company_id}/people/${params.employee_id}/${list.path}?done=saved`);
      if (replaced.error.code === 'employee/changed-meanwhile') return meanwhile();
      const [[name, says] = ['record', replaced.error.message]] = Object.entries(
        problemsAtFields(record, replaced.error),
      );
      return again(name === 'record' || /^[A-Z]/.test(says) ? says : `${fieldNames(record, name)} ${says}.`);
    },
  });

/** The accounts as they stand, with the shares that were typed and in the order of the places. */
function readShares(
  parts: readonly Part[],
  typed: Typed,
): { readonly items: readonly object[] } | { readonly problem: string } {
  const isSame = parts.every(({ id }, index) => typed[`id_${index}`] === String(id));
  if (!isSame || typed[`id_${parts.length}`] !== undefined) return { problem: accountsChanged };
  const places = parts.map((_, index) => (typed[`place_${index}`] ?? '').trim());
  if (!places.every((place) => /^[1-9]\d?$/.test(place)) || new Set(places).size < places.length) {
    return { problem: 'Give each account a place of its own: 1, 2 and so on.' };
  }
  const items = parts.map(({ values }, index) => {
    const share = (name: (typeof shareFields)[number]) => {
      const text = (typed[`${name}_${index}`] ?? '').trim();
      return text === '' ? null : typedValue(fields[name], text);
    };
    return { ...values, ...Object.fromEntries(shareFields.map((name) => [name, share(name)])) };
  });
  const order = parts.map((_, index) => index).sort((one, other) => Number(places[one]) - Number(places[other]));
  return { items: order.map((index) => items[index]!) };
}
