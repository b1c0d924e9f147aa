import type { EmployeeReadModel } from '@anz-payroll/employee-lifecycle';
import type { OwedPeriod, PreviewedBackPay } from '@anz-payroll/pay-runs';
import { html, type Html } from '../../markup';
import { day, dollars, inWords } from '../../pay-pages';
import { companyPage, type CompanyFrame } from '../company/company-page';
import { csrfField, dateInput, describedAt, problemAt, requestKeyField } from '../form-fields';
import type { Problems } from '../record-form';
import { personName } from './people-page';

/** What stands in the fields. */
export interface BackPayTyped {
  readonly pay_rate_per_hour: string;
  readonly from: string;
  readonly to: string;
  readonly pay_date: string;
}

export interface BackPayFacts extends CompanyFrame {
  readonly employee: EmployeeReadModel;
  readonly typed: BackPayTyped;
  readonly owed?: PreviewedBackPay;
  /** What is wrong, by field; under `record` what is wrong with the whole. */
  readonly problems?: Problems;
}

const labels = {
  pay_rate_per_hour: 'What an hour should have paid',
  from: 'Pays from',
  to: 'Up to',
  pay_date: 'Paid on',
} as const satisfies Readonly<Record<keyof BackPayTyped, string>>;

/** A rate that should have been paid earlier: what it owes pay by pay, before it is paid. */
export function backPayPage(facts: BackPayFacts): string {
  const { company, employee, typed, owed, problems = {} } = facts;
  const name = personName(employee);
  const rateProblem = { problem: problems['pay_rate_per_hour'], at: 'pay_rate_per_hour' };
  const home = `/companies/${company.id}/people/${employee.id}`;
  return companyPage(facts, {
    title: `Back pay of ${name}`,
    here: 'people',
    crumbs: [
      { address: `/companies/${company.id}/people`, name: 'People' },
      { address: home, name },
    ],
    body: html`<h1>Back pay of ${name}</h1>
      <p class="quiet">
        For a rate that should have been paid earlier. What each pay should have been is worked out with the other rate;
        the difference is paid now, taxed by the method for back pay.
      </p>
      ${problemSummary(problems)}
      <div class="columns form-left">
        <form class="card" method="get" action="${home}/back-pay" novalidate>
          <label for="pay_rate_per_hour">${labels.pay_rate_per_hour}</label>
          ${problemAt('pay_rate_per_hour', rateProblem)}
          <input
            id="pay_rate_per_hour"
            name="pay_rate_per_hour"
            class="number"
            inputmode="decimal"
            autocomplete="off"
            value="${typed.pay_rate_per_hour}"
            ${describedAt('pay_rate_per_hour', rateProblem)}
          />
          <label for="from">${labels.from}</label>
          ${dateInput('from', typed.from, problems['from'])}
          <label for="to">${labels.to}</label>
          ${dateInput('to', typed.to, problems['to'])}
          <label for="pay_date">${labels.pay_date}</label>
          ${dateInput('pay_date', typed.pay_date, problems['pay_date'])}
          <button class="wide">See what is owed</button>
        </form>
        ${
          owed === undefined
            ? html`<section class="card" aria-label="What is owed">
                <p class="quiet">What is owed stands here once you ask. Nothing is stored before you confirm it.</p>
              </section>`
            : owedCard(facts, owed, `${home}/back-pay`)
        }
      </div>`,
  });
}

function problemSummary(problems: Problems): Html {
  const { record, ...atFields } = problems;
  const found = Object.entries(atFields);
  if (record === undefined && found.length === 0) return html``;
  return html`<div class="alert" role="alert">
    <p>Nothing was paid. ${record ?? 'Please change:'}</p>
    ${
      found.length === 0
        ? ''
        : html`<ul>
            ${found.map(([name, message]) => html`<li><a href="#${name}">${labels[name as keyof BackPayTyped]}</a>: ${message}</li>`)}
          </ul>`
    }
  </div>`;
}

const names = ['pay_rate_per_hour', 'from', 'to', 'pay_date'] as const satisfies readonly (keyof BackPayTyped)[];

function owedCard({ typed, csrfToken }: BackPayFacts, owed: PreviewedBackPay, address: string): Html {
  const { periods, total, methods, preview } = owed;
  return html`<section class="card table" aria-labelledby="owed">
    <h2 id="owed">What is owed</h2>
    <table class="stack">
      <thead>
        <tr>
          <th scope="col">Pay date</th>
          <th scope="col" class="number">As paid</th>
          <th scope="col" class="number">Should have been</th>
          <th scope="col" class="number">Difference</th>
        </tr>
      </thead>
      <tbody>
        ${periods.map(periodRow)}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colspan="3">Gross owed</th>
          <td class="number">${dollars(total)}</td>
        </tr>
      </tfoot>
    </table>
    <ul>
      ${methods.map((sentence) => html`<li>${sentence}</li>`)}
    </ul>
    <p>Tax ${dollars(preview.pay.tax)}, net <strong>${dollars(preview.pay.net)}</strong>.</p>
    ${preview.warnings.map(({ message }) => html`<p class="caution" role="note">${inWords(message)}</p>`)}
    <form method="post" action="${address}">
      ${csrfField(csrfToken)}${requestKeyField()}
      ${names.map((name) => html`<input type="hidden" name="${name}" value="${typed[name]}" />`)}
      <button data-confirm="Pay ${dollars(preview.pay.net)} net of back pay?">Pay the back pay</button>
    </form>
  </section>`;
}

function periodRow({ payDate, paid, due, difference }: OwedPeriod): Html {
  return html`<tr>
    <th scope="row">${day(payDate)}</th>
    <td data-label="As paid" class="number">${dollars(paid)}</td>
    <td data-label="Should have been" class="number">${dollars(due)}</td>
    <td data-label="Difference" class="number">${dollars(difference)}</td>
  </tr>`;
}
