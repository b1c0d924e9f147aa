import { randomUUID } from 'node:crypto';
import { countryCompanies, localDay, type Country } from '@anz-payroll/companies';
import { leaveTypes, type HoursItem, type LeaveItem, type PayItem, type Period } from '@anz-payroll/pay-runs';
import { parseCivilDate, parseDecimal, type CivilDate } from 'payroll-core';
import { fingerprintOf } from '@anz-payroll/http-kit/idempotency';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import {
  enterPayPage,
  isoDate,
  leaveNames,
  pageHeaders,
  payRowsFor,
  plainDigits,
  type Problems,
  type Typed,
} from '../../pages';
import { licensed } from '../licensed';
import { goTo, notThere, pageAnswers, showPage } from '../page-replies';
import { recordFormContract, typedOf } from '../record-form-contract';
import { inCompany } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { withAudit } from '../with-audit';
import { EmployeePagePath } from './employee';
import { withEmployee } from './find-employee';

const countries: readonly Country[] = Object.keys(countryCompanies).filter(
  (code): code is Country => code === 'AU' || code === 'NZ',
);
const fieldNames = new Set([
  'step',
  'request_key',
  'pay_date',
  'period_start',
  'period_end',
  'days_paid',
  ...countries.flatMap((country) =>
    payRowsFor(country).flatMap(({ name, rows, columns }) =>
      Array.from({ length: rows }, (_, row) => columns.map((column) => `${name}_${row}_${column.name}`)).flat(),
    ),
  ),
]);
const EnterPayForm = recordFormContract('EnterPayForm', [...fieldNames]);
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
      const typed = { pay_date: today.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1'), overtime_0_multiplier: '1.5' };
      const lists = payRowsFor(visit.company.country);
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
    summary: 'Previews a pay, or creates it as the API does',
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
      const typed = typedOf(body);
      const facts = { ...visit, lists: payRowsFor(visit.company.country), typed };
      const again = (problems: Problems) => showPage(422, enterPayPage({ ...facts, problems }), script);
      const read = readPay(typed, params.employee_id, visit.company.country);
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
        if (!previewed.ok) return again({ record: previewed.error.message });
        const [preview] = previewed.value;
        const differences = await web.pays.comparePreviews(command);
        const compared = differences.ok ? differences.value[0] : undefined;
        const shown = preview === undefined ? {} : { preview, ...(compared === undefined ? {} : { compared }) };
        const keyed = { ...typed, request_key: randomUUID() };
        return showPage(200, enterPayPage({ ...facts, typed: keyed, problems: {}, ...shown }), script);
      }
      const idempotency = { key: `page ${key}`, fingerprint: fingerprintOf('form-enter-pay', command) };
      const what = { action: 'create-pays', recordType: 'company', recordId: params.company_id };
      const made = await withAudit(web, visit, what, () =>
        licensed(web, visit, () => web.pays.createPays({ ...command, idempotency })),
      );
      if (!made.ok) return again({ record: made.error.message });
      const [pay] = made.value.pays;
      return pay === undefined ? notThere() : goTo(`/companies/${params.company_id}/pays/${pay.id}`);
    },
  });

type ReadPay =
  | { readonly item: PayItem; readonly payDate: CivilDate; readonly period: Period | undefined }
  | { readonly problems: Problems };

/** What was typed, as the API's item; lists in which nothing is typed are left out and follow the standing items. */
function readPay(typed: Typed, employeeId: number, country: Country): ReadPay {
  const problems: Record<string, string> = {};
  const text = (id: string) => (typed[id] ?? '').trim();
  const number = (id: string, what: string): string => {
    const digits = plainDigits(text(id));
    if (!parseDecimal(digits).ok) problems[id] = `${what} must be a number such as 7.6 or 1,250.00.`;
    return digits;
  };
  const date = (id: string, what: string): CivilDate | undefined => {
    const parsed = parseCivilDate(isoDate(text(id)));
    if (!parsed.ok) problems[id] = `${what} must be a calendar day, such as 15/11/2026.`;
    return parsed.ok ? parsed.value : undefined;
  };
  const rows = payRowsFor(country);
  const used = (list: string, column: string): readonly string[] =>
    Array.from({ length: rows.find(({ name }) => name === list)?.rows ?? 0 }, (_, row) => `${list}_${row}`).filter(
      (row) => text(`${row}_${column}`) !== '',
    );
  const payDate = date('pay_date', 'The pay date');
  const period = periodTyped(text, date, problems);
  const days = text('days_paid');
  if (days !== '' && !/^[1-9]\d?$/.test(days))
    problems['days_paid'] = 'The days paid must be a whole number such as 3.';
  const hours: HoursItem[] = [
    ...used('hours', 'value').map((row) => ({
      description: 'Ordinary time',
      units: 'hours',
      value: number(`${row}_value`, 'Ordinary hours'),
    })),
    ...used('overtime', 'value').map((row) => ({
      description: `Overtime × ${text(`${row}_multiplier`)}`,
      units: 'hours',
      value: number(`${row}_value`, 'Overtime hours'),
      multiplier: number(`${row}_multiplier`, 'The multiplier'),
      isOvertime: true,
    })),
    ...used('holiday_work', 'value').flatMap((row) => {
      const value = number(`${row}_value`, 'Hours on the public holiday');
      const publicHolidayDate = date(`${row}_date`, 'The public holiday');
      if (publicHolidayDate === undefined) return [];
      return [{ description: 'Work on a public holiday', units: 'hours', value, publicHolidayDate }];
    }),
  ];
  const leave: LeaveItem[] = used('leave', 'hours').flatMap((row) => {
    const leaveType = leaveTypes.find((type) => type === text(`${row}_type`));
    const on = date(`${row}_date`, 'The day of leave');
    const taken = number(`${row}_hours`, 'Hours of leave');
    if (leaveType === undefined) problems[`${row}_type`] = 'Choose the kind of leave.';
    if (leaveType === undefined || on === undefined) return [];
    return [{ description: leaveNames[country][leaveType] ?? leaveType, leaveType, date: on, hours: taken }];
  });
  const items = (list: string, what: string) =>
    used(list, 'description').map((row) => ({
      description: text(`${row}_description`),
      ...(text(`${row}_amount`) === '' ? {} : { amount: number(`${row}_amount`, what) }),
    }));
  const allowances = items('allowances', 'The amount of the allowance');
  const deductions = items('deductions', 'The amount of the deduction');
  const bonuses = items('bonuses', 'The amount of the bonus');
  for (const list of ['allowances', 'deductions', 'bonuses']) {
    for (const row of used(list, 'amount')) {
      if (text(`${row}_description`) === '') problems[`${row}_description`] = 'Say what the amount is for.';
    }
  }
  if (payDate === undefined || Object.keys(problems).length > 0) return { problems };
  return {
    payDate,
    period,
    item: {
      employeeId,
      ...(days === '' ? {} : { daysPaid: Number(days) }),
      ...(hours.length === 0 ? {} : { hours }),
      ...(leave.length === 0 ? {} : { leave }),
      ...(allowances.length === 0 ? {} : { allowances }),
      ...(deductions.length === 0 ? {} : { deductions }),
      ...(bonuses.length === 0 ? {} : { bonuses }),
    },
  };
}

/** The days that the pay is for, where both are typed. */
function periodTyped(
  text: (id: string) => string,
  date: (id: string, what: string) => CivilDate | undefined,
  problems: Record<string, string>,
): Period | undefined {
  if (text('period_start') === '' && text('period_end') === '') return undefined;
  const [startDate, endDate] = [
    date('period_start', 'The first day paid for'),
    date('period_end', 'The last day paid for'),
  ];
  if (startDate === undefined || endDate === undefined) return undefined;
  if (endDate < startDate) problems['period_end'] = 'The last day paid for is before the first.';
  return { startDate, endDate };
}
