import { html, type Html } from '../../markup';
import { dollars, explanationTree, inWords, payFigures, type PayFigure } from '../../pay-pages';
import type { PayRecord, PreviewedPay } from '@anz-payroll/pay-runs';
import { aud, subtract } from 'payroll-core/money';
import { companyPage, type CompanyFrame } from '../company/company-page';
import { alertBox, dateInput } from '../form-fields';

export interface WhatIfFacts extends CompanyFrame {
  readonly pay: PayRecord;
  readonly payDate: string;
  /** What is typed for each row of hours. */
  readonly hours: readonly string[];
  readonly preview?: PreviewedPay;
  readonly problem?: string;
}

/** The same pay with other hours or on another day: what moves, and why. Nothing is stored. */
export function whatIfPage(facts: WhatIfFacts): string {
  const { company, pay, preview, problem } = facts;
  const name = `${pay.employee.firstName} ${pay.employee.lastName}`;
  const address = `/companies/${company.id}/pays/${pay.id}`;
  return companyPage(facts, {
    title: `What if: pay of ${name}`,
    here: 'pays',
    crumbs: [
      { address: `/companies/${company.id}/pays`, name: 'Pays' },
      { address, name },
    ],
    body: html`<h1>What if: pay of ${name}</h1>
      <p class="quiet">Change hours or the date and see what moves. Nothing is stored.</p>
      ${alertBox(problem)}
      <div class="columns form-left">
        ${whatIfForm(facts, `${address}/preview`)}
        ${
          preview === undefined
            ? html`<section class="card" aria-label="What moves">
                <p class="quiet">The figures before and after stand here once you ask.</p>
              </section>`
            : movedCard(pay, preview)
        }
      </div>`,
  });
}

function whatIfForm({ pay, payDate, hours }: WhatIfFacts, action: string): Html {
  return html`<form class="card" method="get" action="${action}">
    <label for="pay_date">Pay date</label>
    ${dateInput('pay_date', payDate)}
    ${pay.result.hours.map(
      (row, index) =>
        html`<label for="hours_${index}">${row.description}, ${row.units}</label>
          <input
            id="hours_${index}"
            name="hours_${index}"
            class="number"
            inputmode="decimal"
            value="${hours[index] ?? row.value}"
          />`,
    )}
    <button class="wide">See what moves</button>
  </form>`;
}

function movedCard(pay: PayRecord, { pay: other, explanation, warnings }: PreviewedPay): Html {
  const before = new Map(figuresOf(pay, {}).map((figure) => [figure.key, figure.amount]));
  const after = figuresOf(other, explanation);
  return html`<section class="card table" aria-labelledby="moves">
    <h2 id="moves">What moves</h2>
    <table class="stack">
      <thead>
        <tr>
          <th scope="col">Figure</th>
          <th scope="col" class="number">As it is</th>
          <th scope="col" class="number">As it would be</th>
          <th scope="col" class="number">Change</th>
        </tr>
      </thead>
      <tbody>
        ${after.map((figure) => movedRow(figure, before.get(figure.key) ?? '0'))}
      </tbody>
    </table>
    ${warnings.map(({ message }) => html`<p class="caution" role="note">${inWords(message)}</p>`)}
    <h3>Why</h3>
    <div class="figures">
      ${after.map(({ key, label, amount, explanation: step }) =>
        step === undefined
          ? ''
          : html`<details class="figure" data-figure="${key}">
              <summary class="line">
                <span class="label">${label}</span><span class="amount">${dollars(amount)}</span>
              </summary>
              ${explanationTree(step)}
            </details>`,
      )}
    </div>
  </section>`;
}

function movedRow({ label, key, amount }: PayFigure, before: string): Html {
  const change = subtract(aud(amount), aud(before)).toString();
  const isMoved = change !== '0';
  return html`<tr ${isMoved ? html`class="changed"` : ''} data-moved="${key}">
    <th scope="row">${label}</th>
    <td data-label="As it is" class="number">${dollars(before)}</td>
    <td data-label="As it would be" class="number">${dollars(amount)}</td>
    <td data-label="Change" class="number">
      ${isMoved ? `${change.startsWith('-') ? '' : '+'}${dollars(change)}` : '–'}
    </td>
  </tr>`;
}

function figuresOf(pay: PayRecord, explanation: PreviewedPay['explanation']): readonly PayFigure[] {
  return payFigures(pay.country, pay.result, explanation);
}
