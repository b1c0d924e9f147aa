import { masked, type Country } from '@anz-payroll/companies';
import type { EmployeeReadModel, EmployeeRequest, RequestKind, RequestState } from '@anz-payroll/employee-lifecycle';
import { html, type Html } from '../../markup';
import { day, hours } from '../../pay-pages';
import { csrfField } from '../form-fields';
import { localMoment } from '../moment';
import { newEmployeeForm } from '../people/employee-form';
import { partForm } from '../people/part-lists';
import { leaveNames } from '../pays/leave-choices';
import { fieldKind, labelOf, storedInWords, type RecordForm } from '../record-form';

export type ShownRequest = EmployeeRequest;

export const requestNames: Readonly<Record<RequestKind, string>> = {
  leave: 'Leave',
  details: 'Address and contact',
  'bank-account': 'Bank account',
  tax: 'Tax declaration',
  super: 'Super or KiwiSaver',
};

const stateNames: Readonly<Record<RequestState, readonly [string, string]>> = {
  waiting: ['Waits', 'wait'],
  approved: ['Approved', 'good'],
  declined: ['Declined', 'bad'],
  cancelled: ['Taken back', ''],
};

export function stateBadge(state: RequestState): Html {
  const [name, kind] = stateNames[state];
  return html`<span class="badge ${kind}">${name}</span>`;
}

const taxNumber = /tax_file_number|ird_number/;
const bankNumber = /account_number/;

/** Which numbers a reader sees in full. */
export interface SeenNumbers {
  readonly tax: boolean;
  readonly bank: boolean;
}

/** What is asked for, as rows of name and value; numbers are masked unless the reader may see them. */
export function requestRows(
  { kind, asked }: EmployeeRequest,
  country: Country,
  sees: SeenNumbers,
): readonly (readonly [string, string])[] {
  const { leave, changes, bankAccount, superFund, answers } = asked;
  const shown = (form: RecordForm, values: Readonly<Record<string, unknown>> = {}) =>
    Object.entries(values).flatMap(([name, value]): (readonly [string, string])[] => {
      // Of address and contact, an emptied field is what is asked for.
      if (value === null && kind === 'details') return [[labelOf(form, name), 'To be taken out of the record']];
      if (value === null || value === undefined || value === '') return [];
      const text = valueInWords(form, name, value);
      const isHidden = (taxNumber.test(name) && !sees.tax) || (bankNumber.test(name) && !sees.bank);
      return [[labelOf(form, name), isHidden ? (masked(text) ?? '') : text]];
    });
  const total = (leave?.days ?? []).reduce((sum, one) => sum + Number(one.hours), 0);
  return [
    ...(leave === undefined
      ? []
      : [
          ['Leave', leaveNames[country][leave.leaveType as 'SICK'] ?? leave.leaveType] as const,
          ['Days', `${day(leave.startDate)} to ${day(leave.endDate)}`] as const,
          [
            'Hours',
            `${hours(String(total))} on ${leave.days.length} ${leave.days.length === 1 ? 'day' : 'days'}`,
          ] as const,
          ...(leave.note === null ? [] : [['Note', leave.note] as const]),
        ]),
    ...Object.entries(answers ?? {}).map(
      ([question, answer]) => [question === 'choice' ? 'Choice' : question, answer] as const,
    ),
    ...shown(newEmployeeForm(country, { types: [], tenures: [] }), changes),
    ...shown(partForm('bank-account', country), bankAccount),
    ...shown(partForm('super-fund', country), superFund),
  ];
}

/** As the form of the payroll officer shows the same value. */
function valueInWords(form: RecordForm, name: string, value: unknown): string {
  const field = form.fields[name];
  if (field !== undefined && fieldKind(field) === 'date' && typeof value === 'string') return day(value);
  return storedInWords(form, name, value);
}

interface OwnRequests {
  readonly csrfToken: string;
  readonly company: { readonly country: 'AU' | 'NZ'; readonly timezone: string };
  readonly employee: EmployeeReadModel;
  readonly requests: readonly EmployeeRequest[];
}

/** What an employee asked for and what became of it. */
export function requestCard({ csrfToken, company, employee, requests }: OwnRequests): Html | '' {
  if (requests.length === 0) return '';
  return html`<section class="card" aria-labelledby="requests">
    <h2 id="requests">What you asked for</h2>
    ${requests.slice(0, 20).map((request) => {
      const mayCancel = request.state === 'waiting' || (request.state === 'approved' && request.kind === 'leave');
      return html`<details>
        <summary>
          ${requestNames[request.kind]}${request.asked.leave === undefined ? '' : ` from ${day(request.asked.leave.startDate)}`}
          ${stateBadge(request.state)}
        </summary>
        <dl class="facts">
          <dt>Asked</dt>
          <dd>${localMoment(request.requestedAt, company.timezone)}</dd>
          ${requestRows(request, company.country, { tax: false, bank: false }).map(
            ([name, value]) =>
              html`<dt>${name}</dt>
                <dd>${value}</dd>`,
          )}
          ${
            request.reason === null
              ? ''
              : html`<dt>Answer</dt>
                  <dd>${request.reason}</dd>`
          }
        </dl>
        ${
          mayCancel
            ? html`<form method="post" action="/my/${employee.id}/requests/${request.id}/cancel">
                ${csrfField(csrfToken)}<button class="plain">Take it back</button>
              </form>`
            : ''
        }
      </details>`;
    })}
  </section>`;
}
