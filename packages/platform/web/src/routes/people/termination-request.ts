import type { Country } from '@anz-payroll/companies';
import { camelCase, snakeCase } from '@anz-payroll/kernel';
import type { PaysRefusal, TerminationRequest } from '@anz-payroll/pay-runs';
import {
  australianManualAmounts,
  dayQuestions,
  leaveQuestions,
  newZealandManualAmounts,
  plainDigits,
  plainHours,
  terminationLabels,
  terminationRowFields,
  terminationRows,
  terminationWords,
  yesOrNoQuestions,
  type Problems,
  type TerminationRows,
  type TerminationTyped,
} from '../../pages';
import { parseDecimal } from 'payroll-core';
import { isNegative } from 'payroll-core/money';
import { typedDay } from '../typed-day';

const dayNames: ReadonlySet<string> = new Set([
  'termination_date',
  'pay_date',
  'notice_given_date',
  ...Object.keys(dayQuestions),
]);

const others: ReadonlySet<string> = new Set([
  'notice_lump_sum',
  'redundancy_tax_free_pilon_component',
  'nz_ytd_taxable',
]);

function isAmount(name: string): boolean {
  if (terminationRowFields.get(name)?.kind === 'amount') return true;
  return name in leaveQuestions || name in australianManualAmounts || others.has(name) || /_(amount|hours)$/.test(name);
}

function isDay(name: string): boolean {
  return dayNames.has(name) || terminationRowFields.get(name)?.kind === 'day';
}

/** What stands in the fields, days and numbers as the service reads them; what is none stays as it was typed. */
export function typedOf(sent: object, today: string): TerminationTyped {
  const given = Object.entries<string | undefined>({ ...sent });
  const typed = Object.fromEntries(given.filter(([, value]) => value !== undefined && value !== ''));
  const days = Object.entries({ termination_date: today, pay_date: today, ...typed });
  return Object.fromEntries(
    days.map(([name, value]) => [
      name,
      isDay(name)
        ? isoDay(value)
        : /_hours(_|$)/.test(name)
          ? plainHours(value)
          : isAmount(name)
            ? plainDigits(value)
            : value,
    ]),
  );
}

/** The day as the domain has it; what is none stays as it was typed. */
function isoDay(text: string): string {
  const day = typedDay(text);
  return day.ok ? day.value : text;
}

/** What the page itself can tell: days that are none, and notice that is entered twice. */
export function problemsOf(typed: TerminationTyped): Problems | undefined {
  const problems: Record<string, string> = {};
  for (const name of dayNames) {
    const text = typed[name];
    if (text === undefined && name !== 'termination_date' && name !== 'pay_date') continue;
    const day = typedDay(text ?? '');
    if (!day.ok) problems[name] = day.error.message;
  }
  for (const [name, { kind }] of terminationRowFields) {
    const text = typed[name];
    if (text === undefined) continue;
    const day = typedDay(text);
    if (kind === 'day' && !day.ok) problems[name] = day.error.message;
    if (kind === 'amount' && !isPlainAmount(text)) problems[name] = `“${text}” is no amount. Write it as 1,250.00.`;
  }
  for (const list of terminationRows) Object.assign(problems, missingInRows(list, typed));
  const days = typed['service_days_not_counted'];
  if (days !== undefined && !/^\d{1,5}$/.test(days)) {
    problems['service_days_not_counted'] = 'Enter a whole number of days.';
  }
  if (typed['notice_hours'] !== undefined && typed['notice_lump_sum'] !== undefined) {
    problems['notice_lump_sum'] = 'Enter the notice in hours or as a lump sum, not both.';
  }
  return Object.keys(problems).length === 0 ? undefined : problems;
}

function isPlainAmount(text: string): boolean {
  const parsed = parseDecimal(text);
  return parsed.ok && !isNegative(parsed.value);
}

/** What a row of each list cannot be without. */
const neededInRows: Readonly<Record<TerminationRows['name'], Readonly<Record<string, string>>>> = {
  earlier_etps: {
    paid_on: 'Enter the day on which the instalment was paid.',
    taxable_component: 'Enter the taxable component of the instalment.',
  },
  tax_summaries: { etp_code: 'Choose the ETP code of the row.' },
};

function missingInRows(list: TerminationRows, typed: TerminationTyped): Problems {
  const missing = usedRows(list, typed).flatMap((row) =>
    Object.entries(neededInRows[list.name]).map(([column, says]) => [`${list.name}_${row}_${column}`, says] as const),
  );
  return Object.fromEntries(missing.filter(([name]) => typed[name] === undefined));
}

/** The rows of the form in which something stands. */
function usedRows({ name, rows, columns }: TerminationRows, typed: TerminationTyped): readonly number[] {
  return Array.from({ length: rows }, (_, row) => row).filter((row) =>
    columns.some((column) => typed[`${name}_${row}_${column.name}`] !== undefined),
  );
}

/** A refusal at the fields that it is about, in the words of the page. */
export function atFields(
  { message, path, fields }: Pick<PaysRefusal, 'message' | 'path' | 'fields'>,
  typed: TerminationTyped,
): Problems {
  const says = terminationWords(message);
  const names = (fields ?? (path === undefined ? [] : [path]))
    .map((name) => fieldInRow(name, typed) ?? snakeCase(name.replace(/^.*\./, '')))
    .filter((name) => name in terminationLabels);
  return Object.fromEntries((names.length === 0 ? ['record'] : names).map((name) => [name, says]));
}

/** The field of the form for a path such as `taxSummaries[1].taxWithheld`, whose rows are those that were typed into. */
function fieldInRow(path: string, typed: TerminationTyped): string | undefined {
  const [, listName = '', index = '', member = ''] = /(\w+)(?:\[(\d+)\]\.(\w+))?$/.exec(path) ?? [];
  const list = terminationRows.find(({ name }) => camelCase(name) === listName);
  if (list === undefined) return undefined;
  const row = usedRows(list, typed)[Number(index)] ?? 0;
  const column = list.columns.find(({ name }) => camelCase(name) === member) ?? list.columns[0];
  return column === undefined ? undefined : `${list.name}_${row}_${column.name}`;
}

/** The members that the API's body would have. A way the job ended belongs to the plain reason alone (spec 2.9). */
export function requestOf(country: Country, typed: TerminationTyped): TerminationRequest {
  const amount = (name: string) => typed[name] ?? undefined;
  const redundancy = amount('redundancy_amount');
  const common = {
    terminationDate: typed['termination_date'],
    ...(redundancy === undefined ? {} : { redundancyAmount: redundancy }),
  };
  if (country === 'NZ') {
    const notice = amount('payment_in_lieu_amount');
    return {
      ...common,
      ...(notice === undefined ? {} : { isPaymentInLieuPaid: true, paymentInLieuAmount: notice }),
      ...byHand(answered(newZealandManualAmounts, typed)),
      ...Object.fromEntries(answered({ nz_ytd_taxable: '' }, typed)),
      ...(typed['is_advance_recovery_agreed'] === 'true' ? { isAdvanceRecoveryAgreed: true } : {}),
    };
  }
  const reason = typed['reason'] ?? 'TERMINATION';
  const notice = amount('notice_hours');
  const lumpSum = amount('notice_lump_sum');
  return {
    ...common,
    reason,
    ...(reason === 'TERMINATION' ? { cessationTypeCode: typed['cessation_type_code'] ?? 'V' } : {}),
    ...(notice === undefined
      ? {}
      : { isPaymentInLieuPaid: true, paymentInLieuType: 'NOTICE_HOURS', noticeHours: notice }),
    ...(lumpSum === undefined
      ? {}
      : { isPaymentInLieuPaid: true, paymentInLieuType: 'NOTICE_LUMP_SUM', noticeLumpSum: lumpSum }),
    ...Object.fromEntries<string | boolean>([
      ...answered(yesOrNoQuestions, typed).map(([name, said]) => [name, said === 'true'] as const),
      ...answered(leaveQuestions, typed),
      ...answered(dayQuestions, typed),
      ...answered(
        {
          notice_given_date: '',
          notice_etp_code: '',
          etp_amount: '',
          non_etp_amount: '',
          redundancy_tax_free_pilon_component: '',
        },
        typed,
      ),
    ]),
    ...(typed['service_days_not_counted'] === undefined
      ? {}
      : { serviceDaysNotCounted: Number(typed['service_days_not_counted']) }),
    ...rowsTyped('earlier_etps', typed),
    ...byHand([...answered(australianManualAmounts, typed), ...Object.entries(rowsTyped('tax_summaries', typed))]),
  };
}

/** Only what is worked out by hand is sent with this flag; the rest is still calculated. */
function byHand(members: readonly (readonly [string, unknown])[]): TerminationRequest {
  return members.length === 0 ? {} : { isManualLeaveAmounts: true, ...Object.fromEntries(members) };
}

/** The rows of a list that something was typed into, under the names of the use case. */
function rowsTyped(name: TerminationRows['name'], typed: TerminationTyped): Readonly<Record<string, unknown>> {
  const list = terminationRows.find((one) => one.name === name);
  if (list === undefined) return {};
  const rows = usedRows(list, typed).map((row) =>
    Object.fromEntries(
      list.columns.flatMap((column) => {
        const said = typed[`${name}_${row}_${column.name}`];
        return said === undefined ? [] : [[camelCase(column.name), said] as const];
      }),
    ),
  );
  return rows.length === 0 ? {} : { [camelCase(name)]: rows };
}

/** What was said of these questions, under the names of the use case. */
function answered(questions: Readonly<Record<string, string>>, typed: TerminationTyped) {
  return Object.keys(questions).flatMap((name) => {
    const said = typed[name];
    return said === undefined ? [] : [[camelCase(name), said] as const];
  });
}
