import type { Country } from '@anz-payroll/companies';
import type { EmployeeReadModel } from '@anz-payroll/employee-lifecycle';
import { html, type Html } from '../../markup';
import { day, dollars, figureList, inWords, isNothing, payFigures, sharesBar } from '../../pay-pages';
import type { PreviewedPay } from '@anz-payroll/pay-runs';
import { companyPage, type CompanyFrame } from '../company/company-page';
import { alertBox, csrfField, dateInput, requestKeyField } from '../form-fields';
import { personName } from './people-page';

/** What the form holds, as typed. */
export type TerminationTyped = Readonly<Record<string, string>>;

export interface TerminateFacts extends CompanyFrame {
  readonly employee: EmployeeReadModel;
  readonly typed: TerminationTyped;
  readonly preview?: PreviewedPay;
  /** The company's today: a last day after it can be planned. */
  readonly today: string;
  readonly problem?: string;
}

const reasons = {
  TERMINATION: 'The job ended',
  REDUNDANCY: 'Redundancy',
  INVALIDITY: 'Ill health (invalidity)',
  DEATH_DEPENDENT: 'Death, paid to a dependant',
  DEATH_NON_DEPENDENT: 'Death, paid to a non-dependant',
  DEATH_ESTATE: 'Death, paid to the estate',
} as const;

/**
 * As Single Touch Payroll reports them; redundancy (R), ill health (I) and death (D) follow from the reason.
 * @law ATO, STP Phase 2 employer reporting guidelines, "Cessation type"
 */
const cessations = {
  V: 'Voluntary: resignation, retirement, domestic or pressing necessity, abandonment',
  F: 'Dismissal: by the employer, for conduct or inability',
  C: 'Contract ended: its term, season or work is over',
  T: 'Transfer: to another employer or payroll of the group',
} as const;

const answers = { '': 'Not said', true: 'Yes', false: 'No' } as const;

/** Left at "Not said", each is assumed as the preview warns. */
export const yesOrNoQuestions = {
  is_genuine_redundancy: 'The redundancy is genuine',
  is_invalidity_certified: 'Two doctors certified the ill health',
  is_serious_misconduct: 'Dismissed for serious misconduct',
  is_pressing_necessity: 'Left for a domestic or other pressing necessity',
  is_unused_rdo_paid: 'Pay unused rostered days off',
  is_unused_toil_paid: 'Pay unused time in lieu',
  is_lsl_shortfall_paid: 'Pay long service leave that the Act gives beyond the balance',
} as const;

export const leaveQuestions = {
  toil_rate_per_hour: 'Time in lieu, dollars an hour',
  lsl_weekly_hours: 'Average weekly hours for long service leave',
  lsl_ordinary_hours_worked: 'Ordinary hours of the whole service (casuals)',
  lsl_hours_taken: 'Long service leave taken, in hours',
  lsl_days_used_before_16_august_1978: 'Of it before 16 August 1978, in days',
  lsl_days_used_to_17_august_1993: 'Of it from then to 17 August 1993, in days',
  lsl_days_used_after_17_august_1993: 'Of it after 17 August 1993, in days',
  holiday_hours_before_18_august_1993: 'Annual leave from before 18 August 1993, in hours',
} as const;

/** First the preview, then the deed: the same fields are sent twice, and nothing happens before the second time. */
export function terminatePage(facts: TerminateFacts): string {
  const { company, employee, preview, problem } = facts;
  const address = `/companies/${company.id}/people/${employee.id}`;
  return companyPage(facts, {
    title: `Terminate ${personName(employee)}`,
    here: 'people',
    crumbs: [
      { address: `/companies/${company.id}/people`, name: 'People' },
      { address, name: personName(employee) },
    ],
    body: html`<h1>Terminate ${personName(employee)}</h1>
      ${alertBox(problem)}
      <div class="columns form-left">
        ${previewForm(facts, `${address}/terminate`)}${preview === undefined ? nothingYet(facts) : previewCard(facts, preview, `${address}/terminate`)}
      </div>`,
  });
}

function previewForm({ company, typed }: TerminateFacts, action: string): Html {
  return html`<form class="card" method="get" action="${action}">
    <h2>How the job ends</h2>
    <div class="fields">
      ${dateField('termination_date', 'Last day', typed)}${dateField('pay_date', 'Pay date', typed)}
    </div>
    <br />
    ${fieldsOf[company.country](typed)}
    <button class="wide">Preview the final pay</button>
  </form>`;
}

const fieldsOf: Readonly<Record<Country, (typed: TerminationTyped) => Html>> = {
  AU: australianFields,
  NZ: newZealandFields,
};

function australianFields(typed: TerminationTyped): Html {
  return html`${choiceField('reason', 'Reason', reasons, typed)}
    ${choiceField('cessation_type_code', 'How it ended (with the first reason)', cessations, typed)}
    <div class="fields">
      ${decimalField('notice_hours', 'Notice in hours', typed)}${decimalField('redundancy_amount', 'Redundancy', typed)}
      ${decimalField('etp_amount', 'Other ETP', typed)}
    </div>
    <details>
      <summary>What only the employer knows</summary>
      ${Object.entries(yesOrNoQuestions).map(([name, label]) => choiceField(name, label, answers, typed))}
      <div class="fields">
        ${dateField('lsl_service_from', 'Service from, where before the start date', typed, false)}
        ${Object.entries(leaveQuestions).map(([name, label]) => decimalField(name, label, typed))}
        ${dateField('earlier_etp_paid_on', 'An earlier instalment of the ETP was paid on', typed, false)}
        ${decimalField('earlier_etp_amount', 'Its taxable component', typed)}
      </div>
    </details>
    <br />`;
}

function newZealandFields(typed: TerminationTyped): Html {
  return html`<div class="fields">
      ${decimalField('payment_in_lieu_amount', 'Notice paid', typed)}${decimalField('redundancy_amount', 'Redundancy', typed)}
    </div>
    ${choiceField('is_advance_recovery_agreed', 'Agreed in writing: holidays in advance beyond the 8 % come off the final pay', answers, typed)}
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
    'Hours of the last days: enter them in the pay run as usual; the final pay comes on top.',
    'Super of the final pay: in the super file of its run, with the same deadline.',
    'Payslip: within one working day of the final pay. A separation certificate on request.',
  ],
  NZ: [
    'Last day and notice paid: here.',
    'Annual holidays, alternative holidays and 8 % since the last anniversary: in the final pay by itself.',
    'Public holidays that fall into the untaken holidays: in the final pay by themselves.',
    'Hours of the last days: enter them in the pay run before it is processed.',
    'The final pay waits in its run; the job ends when the run is processed.',
    'Last employment information: with the last day as the end date.',
  ],
};

const australianPayoutNames: Readonly<Record<string, string>> = {
  unusedHolidayAmount: 'Unused holiday leave',
  unusedLeaveLoadingAmount: 'Leave loading on it',
  unusedLslAmount: 'Unused long service leave',
  unusedSickAmount: 'Unused sick leave',
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
  nonEtpAmount: 'Holiday pay 8 %',
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
  { csrfToken, company, typed, today }: TerminateFacts,
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
    ${warnings.map(({ message }) => html`<p class="caution" role="note">${inWords(message)}</p>`)}
    <form method="post" action="${action}">
      ${csrfField(csrfToken)}${requestKeyField()}${Object.entries(typed).map(
        ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
      )}
      <p class="quiet">${whatConfirmingDoes[company.country]}</p>
      ${(typed['termination_date'] ?? '') > today ? planChoice(action) : ''}
      <button class="danger">Confirm the termination</button>
    </form>
  </section>`;
}

/** The last day lies ahead: the job may as well go on until then. */
function planChoice(action: string): Html {
  return html`<p class="caution" role="note">
      The last day lies ahead. Confirming ends the job without waiting for it. Planning keeps the person employed,
      accruing leave and in the pay runs; the run of the last day stages the final pay, and the plan can be taken back.
    </p>
    <button formaction="${action.replace(/terminate$/, 'plan-termination')}">Plan this last day</button>`;
}

function dateField(name: string, label: string, typed: TerminationTyped, isRequired = true): Html {
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${dateInput(name, typed[name] ?? '', undefined, isRequired)}
  </div>`;
}

function decimalField(name: string, label: string, typed: TerminationTyped): Html {
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" class="number" inputmode="decimal" maxlength="20" value="${typed[name]}" />
  </div>`;
}

function choiceField(
  name: string,
  label: string,
  choices: Readonly<Record<string, string>>,
  typed: TerminationTyped,
): Html {
  return html`<label for="${name}">${label}</label>
    <select id="${name}" name="${name}">
      ${Object.entries(choices).map(
        ([code, text]) => html`<option value="${code}" ${typed[name] === code ? html`selected` : ''}>${text}</option>`,
      )}
    </select>`;
}
