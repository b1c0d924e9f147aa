import type { Country } from '@anz-payroll/companies';
import type { EmployeeReadModel } from '@anz-payroll/employee-lifecycle';
import { html, type Html } from '../../markup';
import { day, dollars, figureList, isNothing, payFigures, sharesBar } from '../../pay-pages';
import type { AuTerminationFigures, PreviewedPay } from '@anz-payroll/pay-runs';
import { companyPage, type CompanyFrame } from '../company/company-page';
import { csrfField, dateInput, requestKeyField, versionField } from '../form-fields';
import type { Problems } from '../record-form';
import { personName } from './people-page';
import {
  answers,
  australianAmounts,
  australianManualAmounts,
  cessations,
  dayQuestions,
  leaveQuestions,
  newZealandAmounts,
  newZealandManualAmounts,
  noticeCodes,
  reasons,
  terminationLabels,
  terminationRows,
  terminationWords,
  yesOrNoQuestions,
  type TerminationRows,
} from './termination-fields';

/** What the form holds, as typed. */
export type TerminationTyped = Readonly<Record<string, string>>;

export interface TerminateFacts extends CompanyFrame {
  readonly employee: EmployeeReadModel;
  readonly typed: TerminationTyped;
  readonly preview?: PreviewedPay;
  /** The company's today: a last day after it can be planned. */
  readonly today: string;
  /** The last day that is planned already. */
  readonly plannedDay?: string;
  /** Of the plan that the form was made from. */
  readonly planVersion: string;
  /** By field; under `record` what is wrong with the whole. */
  readonly problems?: Problems;
}

/** First the preview, then the deed: the same fields are sent twice, and nothing happens before the second time. */
export function terminatePage(facts: TerminateFacts): string {
  const { company, employee, preview, problems = {} } = facts;
  const address = `/companies/${company.id}/people/${employee.id}`;
  return companyPage(facts, {
    title: `Terminate ${personName(employee)}`,
    here: 'people',
    crumbs: [
      { address: `/companies/${company.id}/people`, name: 'People' },
      { address, name: personName(employee) },
    ],
    body: html`<h1>Terminate ${personName(employee)}</h1>
      ${problemSummary(problems)}${plannedNote(facts)}
      <div class="columns form-left">
        ${previewForm(facts, `${address}/terminate`)}${preview === undefined ? nothingYet(facts) : previewCard(facts, preview, `${address}/terminate`)}
      </div>`,
  });
}

function plannedNote({ plannedDay }: TerminateFacts): Html {
  if (plannedDay === undefined) return html``;
  return html`<p class="caution" role="note">
    The last day is planned already: <strong>${day(plannedDay)}</strong>. Planning another one replaces the whole plan.
  </p>`;
}

function problemSummary(problems: Problems): Html {
  const { meanwhile, ...others } = problems;
  const found = Object.entries(others);
  if (found.length === 0 && meanwhile === undefined) return html``;
  return html`<div class="alert" role="alert">
    <p>${meanwhile === undefined ? 'Please change:' : `Nothing was saved. ${meanwhile}`}</p>
    <ul>
      ${found.map(([name, says]) => (name === 'record' ? html`<li>${says}</li>` : html`<li><a href="#${name}">${says}</a></li>`))}
    </ul>
  </div>`;
}

/** What stands in a field, and what is wrong with it. */
interface Entries {
  readonly typed: TerminationTyped;
  readonly problems: Problems;
}

function previewForm({ company, typed, planVersion, problems = {} }: TerminateFacts, action: string): Html {
  const entries = { typed, problems };
  return html`<form class="card" method="get" action="${action}">
    ${versionField(planVersion)}
    <h2>How the job ends</h2>
    <div class="fields">${dateField('termination_date', entries)}${dateField('pay_date', entries)}</div>
    <br />
    ${fieldsOf[company.country](entries)}
    <button class="wide">Preview the final pay</button>
  </form>`;
}

const fieldsOf: Readonly<Record<Country, (entries: Entries) => Html>> = {
  AU: australianFields,
  NZ: newZealandFields,
};

/** Questions that are folded until somebody answers one of them, or one has a problem. */
const folded: readonly string[] = [
  ...Object.keys(yesOrNoQuestions),
  ...Object.keys(leaveQuestions),
  ...Object.keys(dayQuestions),
  ...['service_days_not_counted', 'notice_etp_code'],
];

function australianFields(entries: Entries): Html {
  return html`${choiceField('reason', reasons, entries)}
    ${choiceField('cessation_type_code', cessations, entries, 'How it ended (with the first reason)')}
    <div class="fields">
      ${dateField('notice_given_date', entries, false)}
      ${Object.keys(australianAmounts).map((name) => decimalField(name, entries))}
    </div>
    <details ${folded.some((name) => name in entries.typed || name in entries.problems) ? html`open` : ''}>
      <summary>What only the employer knows</summary>
      ${Object.keys(yesOrNoQuestions).map((name) => choiceField(name, answers, entries))}
      ${choiceField('notice_etp_code', noticeCodes, entries)}
      <div class="fields">
        ${Object.keys(dayQuestions).map((name) => dateField(name, entries, false))}
        ${decimalField('service_days_not_counted', entries)}
        ${Object.keys(leaveQuestions).map((name) => decimalField(name, entries))}
      </div>
    </details>
    ${terminationRows.map((list) => rowsOf(list, entries))}${manualAmounts(australianManualAmounts, entries)}
    <br />`;
}

/** Folded until something stands in one of its fields. */
function rowsOf({ name, title, help, rows, columns }: TerminationRows, entries: Entries): Html {
  const isOpen = Object.keys({ ...entries.typed, ...entries.problems }).some((field) => field.startsWith(`${name}_`));
  return html`<details ${isOpen ? html`open` : ''}>
    <summary>${title}</summary>
    <p class="quiet">${help}</p>
    ${Array.from(
      { length: rows },
      (_, row) =>
        html`<div class="fields">
          ${columns.map(({ name: column, label, kind, choices }) => {
            const field = `${name}_${row}_${column}`;
            const text = `${label} ${row + 1}`;
            if (kind === 'day') return dateField(field, entries, false, text);
            return choices === undefined
              ? decimalField(field, entries, text)
              : html`<div class="field">${choiceField(field, choices, entries, text)}</div>`;
          })}
        </div>`,
    )}
  </details>`;
}

function manualAmounts(names: Readonly<Record<string, string>>, entries: Entries): Html {
  const isOpen = Object.keys(names).some((name) => name in entries.typed || name in entries.problems);
  return html`<details ${isOpen ? html`open` : ''}>
    <summary>Amounts worked out by hand</summary>
    <p class="quiet">An amount here is paid in place of the one that is worked out; leave the others empty.</p>
    <div class="fields">${Object.keys(names).map((name) => decimalField(name, entries, names[name]))}</div>
  </details>`;
}

function newZealandFields(entries: Entries): Html {
  return html`<div class="fields">${Object.keys(newZealandAmounts).map((name) => decimalField(name, entries))}</div>
    ${choiceField('is_advance_recovery_agreed', answers, entries)}${manualAmounts(newZealandManualAmounts, entries)}
    <br />`;
}

function nothingYet({ company }: TerminateFacts): Html {
  return html`<section class="card" aria-labelledby="checklist">
    <h2 id="checklist">Leaver’s checklist</h2>
    <ul class="plain-list">
      ${checklists[company.country].map((item) => html`<li>${item}</li>`)}
    </ul>
    <p class="quiet">
      The preview shows the final pay to the cent, with unused leave and its tax, and how each figure came about.
      Nothing is stored until you confirm it.
    </p>
  </section>`;
}

/** What the end of a job asks of the employer; the first words say where this page or another one does it. */
const checklists: Readonly<Record<CompanyFrame['company']['country'], readonly string[]>> = {
  AU: [
    'Last day, notice and how it ended: here. The reason is reported with the next Single Touch Payroll event.',
    'Unused annual leave, and long service leave where it is due: in the final pay by itself.',
    'Redundancy: the reason “Redundancy” and its amount; what is tax free is worked out.',
    'Minimum notice and redundancy pay under the Fair Work Act: shown in the preview beside what you enter.',
    'Hours of the last days: enter them in the pay run as usual; the final pay comes on top.',
    'Super of the final pay: in the super file of its run, with the same deadline.',
    'Payslip: within one working day of the final pay. A separation certificate on request.',
  ],
  NZ: [
    'Last day and notice paid: here.',
    'Annual holidays, alternative holidays and 8% since the last anniversary: in the final pay by itself.',
    'Public holidays that fall into the untaken holidays: in the final pay by themselves.',
    'Hours of the last days: enter them in the pay run before it is processed.',
    'The final pay waits in its run; the job ends when the run is processed.',
    'Last employment information: with the last day as the end date.',
  ],
};

const australianPayoutNames: Readonly<Record<string, string>> = {
  unusedHolidayAmount: 'Unused annual leave',
  unusedLeaveLoadingAmount: 'Leave loading on it',
  unusedLslAmount: 'Unused long service leave',
  unusedSickAmount: 'Unused personal leave',
  unusedAltHolidayAmount: 'Alternative holidays',
  paymentInLieuAmount: 'Payment in lieu of notice',
  redundancyAmount: 'Redundancy',
  etpAmount: 'Other termination payment',
  nonEtpAmount: 'Other payout',
  totalAmount: 'Paid out in all',
  taxAmount: 'Tax on it',
};

/** What the same amounts are called under the Holidays Act. */
const newZealandPayoutNames: Readonly<Record<string, string>> = {
  unusedHolidayAmount: 'Annual holidays',
  nonEtpAmount: 'Holiday pay 8%',
};

const payoutNames: Readonly<Record<Country, Readonly<Record<string, string>>>> = {
  AU: australianPayoutNames,
  NZ: { ...australianPayoutNames, ...newZealandPayoutNames },
};

const whatConfirmingDoes: Readonly<Record<Country, string>> = {
  AU: 'Confirming creates and processes this pay and ends the job. Deleting the pay undoes both.',
  NZ: 'Confirming stages this pay. The job ends when its pay run is processed.',
};

function previewCard(
  { csrfToken, company, typed, today, planVersion }: TerminateFacts,
  preview: PreviewedPay,
  action: string,
): Html {
  const { pay, explanation, warnings } = preview;
  const figures = payFigures(pay.country, pay.result, explanation);
  const payout = (pay.termination ?? {}) as Readonly<Record<string, unknown>>;
  const names = payoutNames[pay.country];
  const rows = Object.entries(names).flatMap(([name, label]) => {
    const amount = payout[name];
    return typeof amount === 'string' && !isNothing(amount) ? [{ label, amount }] : [];
  });
  return html`<section class="card" aria-labelledby="preview">
    <h2 id="preview">The final pay, as it would be</h2>
    <p class="headline">
      <span class="label">Net on ${day(pay.payDate)}</span> <span class="amount">${dollars(pay.net)}</span>
    </p>
    ${sharesBar(figures)}${figureList(figures)}
    <table class="small">
      <caption>
        What is paid out because the job ends
      </caption>
      <tbody>
        ${rows.map(
          ({ label, amount }) =>
            html`<tr>
              <th scope="row">${label}</th>
              <td class="number">${dollars(amount)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${minimumTable(payout['minimumEntitlements'])}
    ${warnings.map(({ message }) => html`<p class="caution" role="note">${terminationWords(message)}${fieldsNamedIn(message)}</p>`)}
    <form method="post" action="${action}">
      ${csrfField(csrfToken)}${requestKeyField()}${versionField(planVersion)}${Object.entries(typed).map(
        ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
      )}
      <p class="quiet">${whatConfirmingDoes[company.country]}</p>
      ${(typed['termination_date'] ?? '') > today ? planChoice(action) : ''}
      <button class="danger">Confirm the termination</button>
    </form>
  </section>`;
}

const minimumNames = { notice: 'Notice', redundancy: 'Redundancy pay' } as const;

type MinimumFigures = NonNullable<AuTerminationFigures['minimumEntitlements']>;

/** The minimum of the Fair Work Act, beside what is entered; nothing of it is paid by itself. */
function minimumTable(told: unknown): Html {
  if (told === undefined || told === null) return html``;
  const minimum = told as MinimumFigures;
  return html`<div class="table" tabindex="0" role="region" aria-labelledby="minimum-caption">
      <table class="small" id="minimum">
        <caption id="minimum-caption">
          The minimum under the Fair Work Act 2009
        </caption>
        <thead>
          <tr>
            <th scope="col">For</th>
            <th scope="col" class="number">Weeks</th>
            <th scope="col" class="number">Hours</th>
            <th scope="col" class="number">Amount</th>
            <th scope="col" class="number">Entered</th>
          </tr>
        </thead>
        <tbody>
          ${Object.entries(minimumNames).map(([name, label]) => minimumRow(label, minimum[name as keyof typeof minimumNames]))}
        </tbody>
      </table>
    </div>
    <p class="quiet">
      Redundancy pay is at the base rate of pay. Notice is due at the full rate, with loadings, allowances, overtime and
      penalties: here it is at ${rateWords(minimum.notice)}. What is entered is paid.
    </p>`;
}

function rateWords({ ratePerHour, rateSource }: MinimumFigures['notice']): string {
  const rate = `${dollars(ratePerHour)} an hour, `;
  switch (rateSource) {
    case 'request':
      return `${rate}as entered`;
    case 'recent-pays':
      return `${rate}which the pays of the 13 weeks before earned for an ordinary hour, overtime included`;
    default:
      return `${rate}the base rate alone, since the pays of the 13 weeks before show no more`;
  }
}

function minimumRow(label: string, minimum: MinimumFigures['notice']): Html {
  return html`<tr>
    <th scope="row">${label}<br /><span class="quiet">${minimum.section}: ${minimum.says}</span></th>
    <td class="number">${minimum.weeks}</td>
    <td class="number">${minimum.hours ?? '–'}</td>
    <td class="number">${minimum.amount === null ? '–' : dollars(minimum.amount)}</td>
    <td class="number">${dollars(minimum.paidAmount)}</td>
  </tr>`;
}

/** A warning reads as in the API; the fields that it names are links to those of this page. */
function fieldsNamedIn(message: string): Html {
  const names = [...new Set(message.match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g))].filter((name) => name in terminationLabels);
  if (names.length === 0) return html``;
  return html` On this page:
  ${names.map((name, index) => html`${index === 0 ? '' : ', '}<a href="#${name}">${terminationLabels[name]}</a>`)}.`;
}

/** The last day lies ahead: the job may as well go on until then. */
function planChoice(action: string): Html {
  return html`<p class="caution" role="note">
      The last day lies ahead. Confirming ends the job without waiting for it. Planning keeps the person employed,
      accruing leave and in the pay runs; the run of the last day stages the final pay, and the plan can be taken back.
    </p>
    <button formaction="${action.replace(/terminate$/, 'plan-termination')}">Plan this last day</button>`;
}

function dateField(
  name: string,
  { typed, problems }: Entries,
  isRequired = true,
  label = terminationLabels[name],
): Html {
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${dateInput(name, typed[name] ?? '', problems[name], isRequired)}
  </div>`;
}

function decimalField(name: string, { typed, problems }: Entries, label = terminationLabels[name]): Html {
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${problemAt(name, problems)}
    <input
      id="${name}"
      name="${name}"
      class="number"
      inputmode="decimal"
      value="${typed[name]}"
      ${describedBy(name, problems)}
    />
  </div>`;
}

function choiceField(
  name: string,
  choices: Readonly<Record<string, string>>,
  { typed, problems }: Entries,
  label = terminationLabels[name],
): Html {
  return html`<label for="${name}">${label}</label>
    ${problemAt(name, problems)}
    <select id="${name}" name="${name}" ${describedBy(name, problems)}>
      ${Object.entries(choices).map(
        ([code, text]) => html`<option value="${code}" ${typed[name] === code ? html`selected` : ''}>${text}</option>`,
      )}
    </select>`;
}

function problemAt(name: string, problems: Problems): Html {
  return problems[name] === undefined ? html`` : html`<p class="problem" id="${name}-problem">${problems[name]}</p>`;
}

function describedBy(name: string, problems: Problems): Html {
  return problems[name] === undefined ? html`` : html`aria-invalid="true" aria-describedby="${name}-problem"`;
}
