import { randomUUID } from 'node:crypto';
import { countryCompanies, localDay, type Country } from '@anz-payroll/companies';
import {
  codeMembers,
  type HoursItem,
  type ItemColumn,
  type LeaveItem,
  type PayItem,
  type PaysRefusal,
  type Period,
} from '@anz-payroll/pay-runs';
import { parseDecimal, type CivilDate } from 'payroll-core';
import { isNegative } from 'payroll-core/money';
import { fingerprintOf } from '@anz-payroll/http-kit/idempotency';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import {
  enterPayPage,
  chosenLeave,
  pageHeaders,
  payRowsFor,
  plainDigits,
  plainHours,
  type Problems,
  type Typed,
} from '../../pages';
import { licensed } from '../licensed';
import { goTo, notThere, pageAnswers, showPage } from '../page-replies';
import { recordFormContract, typedOf } from '../record-form-contract';
import { typedDay } from '../typed-day';
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
/** What stands in a row before anybody types. */
const usualEntries: Typed = { overtime_0_multiplier: '1.5' };
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
        if (!previewed.ok) return again(problemsAtRows(previewed.error, read.rows, typed));
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
      if (!made.ok) return again(problemsAtRows(made.error, read.rows, typed));
      const [pay] = made.value.pays;
      return pay === undefined ? notThere() : goTo(`/companies/${params.company_id}/pays/${pay.id}`);
    },
  });

type ReadPay =
  | {
      readonly item: PayItem;
      readonly payDate: CivilDate;
      readonly period: Period | undefined;
      readonly rows: RowsOfItem;
    }
  | { readonly problems: Problems };

/** By list of the item, the row of the page that each of its rows was typed into. */
type RowsOfItem = Readonly<Record<string, readonly string[]>>;

/** The column of the page for a member of a row. */
const columnOf: Readonly<Record<string, string>> = {
  ...{ value: 'value', multiplier: 'multiplier', publicHolidayDate: 'date' },
  ...{ leaveType: 'type', date: 'date', hours: 'hours' },
  ...{ description: 'description', amount: 'amount', allowanceCategory: 'kind', classification: 'kind' },
};

/** What the service refuses, at the field that it is about. */
function problemsAtRows(
  { message, path, fields }: Omit<PaysRefusal, 'code'>,
  rows: RowsOfItem,
  typed: Typed,
): Problems {
  const found: Record<string, string> = {};
  for (const where of fields ?? (path === undefined ? [] : [path])) {
    const [, list = '', index = '', member = ''] = /^(\w+)\[(\d+)\]\.(\w+)$/.exec(where) ?? [];
    const row = rows[list]?.[Number(index)];
    const column = columnOf[member];
    if (row === undefined || column === undefined) continue;
    const isNew = `“${(typed[`${row}_description`] ?? '').trim()}” is new to this person.`;
    found[`${row}_${column}`] =
      column === 'kind'
        ? `Choose what kind of ${list === 'allowances' ? 'allowance' : 'deduction'} it is: ${isNew}`
        : fields !== undefined && column === 'amount'
          ? `Enter the amount: ${isNew}`
          : message.replace(/ in \w+\[\d+\]\.\w+/, '');
  }
  return Object.keys(found).length > 0 ? found : { record: message };
}

/** What was typed, as the API's item; lists in which nothing is typed are left out and follow the standing items. */
function readPay(typed: Typed, employeeId: number, country: Country): ReadPay {
  const problems: Record<string, string> = {};
  const text = (id: string) => (typed[id] ?? '').trim();
  const number = (id: string, what: string, digits = plainDigits(text(id)), example = '1,250.00'): string => {
    const parsed = parseDecimal(digits);
    if (!parsed.ok) problems[id] = `${what} must be a number such as ${example}.`;
    else if (isNegative(parsed.value)) problems[id] = `${what} must be zero or more.`;
    return digits;
  };
  const hoursIn = (id: string, what: string): string => number(id, what, plainHours(text(id)), '7.6 or 7:36');
  const date = (id: string, what: string): CivilDate | undefined => {
    const parsed = typedDay(text(id));
    if (!parsed.ok) problems[id] = `${what} must be a calendar day, such as 15/11/2026.`;
    return parsed.ok ? parsed.value : undefined;
  };
  const rows = payRowsFor(country);
  /** The rows of which any of these is typed. */
  const used = (list: string, ...columns: readonly string[]): readonly string[] =>
    Array.from({ length: rows.find(({ name }) => name === list)?.rows ?? 0 }, (_, row) => `${list}_${row}`).filter(
      (row) => columns.some((column) => !['', usualEntries[`${row}_${column}`]].includes(text(`${row}_${column}`))),
    );
  const payDate = date('pay_date', 'The pay date');
  const period = periodTyped(text, date, problems);
  const days = text('days_paid');
  if (days !== '' && !/^[1-9]\d?$/.test(days))
    problems['days_paid'] = 'The days paid must be a whole number such as 3.';
  const rowsOf = {
    ordinary: used('hours', 'value'),
    overtime: used('overtime', 'value', 'multiplier'),
    holidayWork: used('holiday_work', 'value', 'date'),
    leave: used('leave', 'hours', 'date'),
    allowances: used('allowances', 'description', 'amount', 'kind'),
    deductions: used('deductions', 'description', 'amount', 'kind'),
    bonuses: used('bonuses', 'description', 'amount'),
  };
  const hours: HoursItem[] = [
    ...rowsOf.ordinary.map((row) => ({
      description: 'Ordinary time',
      units: 'hours',
      value: hoursIn(`${row}_value`, 'Ordinary hours'),
    })),
    ...rowsOf.overtime.map((row) => ({
      description: `Overtime × ${text(`${row}_multiplier`)}`,
      units: 'hours',
      value: hoursIn(`${row}_value`, 'Overtime hours'),
      multiplier: number(`${row}_multiplier`, 'The multiplier', undefined, '1.5'),
      isOvertime: true,
    })),
    ...rowsOf.holidayWork.flatMap((row) => {
      const value = hoursIn(`${row}_value`, 'Hours on the public holiday');
      const publicHolidayDate = date(`${row}_date`, 'The public holiday');
      if (publicHolidayDate === undefined) return [];
      return [{ description: 'Work on a public holiday', units: 'hours', value, publicHolidayDate }];
    }),
  ];
  const leave: LeaveItem[] = rowsOf.leave.flatMap((row) => {
    const chosen = chosenLeave(country, text(`${row}_type`));
    const on = date(`${row}_date`, 'The day of leave');
    const taken = hoursIn(`${row}_hours`, 'Hours of leave');
    if (chosen === undefined) problems[`${row}_type`] = 'Choose the kind of leave.';
    if (chosen === undefined || on === undefined) return [];
    return [{ ...chosen, date: on, hours: taken }];
  });
  const items = (list: readonly string[], kind: ItemColumn['kind'], what: string) =>
    list.map((row) => {
      const description = text(`${row}_description`);
      if (description === '') problems[`${row}_description`] = 'Say what the amount is for.';
      return {
        description,
        ...(text(`${row}_amount`) === '' ? {} : { amount: number(`${row}_amount`, what) }),
        ...codeMembers({ kind, description, code: text(`${row}_kind`) }),
      };
    });
  const allowances = items(rowsOf.allowances, 'allowance', 'The amount of the allowance');
  const deductions = items(rowsOf.deductions, 'deduction', 'The amount of the deduction');
  const bonuses = items(rowsOf.bonuses, 'bonus', 'The amount of the bonus');
  if (payDate === undefined || Object.keys(problems).length > 0) return { problems };
  return {
    payDate,
    period,
    rows: {
      hours: [...rowsOf.ordinary, ...rowsOf.overtime, ...rowsOf.holidayWork],
      leave: rowsOf.leave,
      allowances: rowsOf.allowances,
      deductions: rowsOf.deductions,
      bonuses: rowsOf.bonuses,
    },
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
