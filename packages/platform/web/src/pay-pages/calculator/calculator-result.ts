import { inWords } from '../in-words';
import { html, type Html } from '../../markup';
import { au, nz, type Explanation, type Refusal } from 'payroll-core';
import { day } from '../day';
import { dollars, hours, isNothing } from '../dollars';
import { figureList } from '../figure-list';
import { payFigures, type PlainPay } from '../pay-figures';
import { sharesBar } from '../shares-bar';
import { calculatorAddress, type CalculatorState } from './calculator-state';
import { payInputOf } from './pay-input';

export interface CalculatorOptions {
  readonly allowUnconfirmed?: boolean;
}

const calculators = {
  AU: (input: object, options: CalculatorOptions) => au.calculatePay(input as au.AuPayInput, options),
  NZ: (input: object, options: CalculatorOptions) => nz.calculatePay(input as nz.NzPayInput, options),
} as const;
const currencies = { AU: 'AUD', NZ: 'NZD' } as const satisfies Readonly<Record<CalculatorState['country'], string>>;

/** The pay that the form describes, worked out here and now, wherever this runs. */
export function calculatorResult(state: CalculatorState, options: CalculatorOptions = {}): Html {
  const input = payInputOf(state);
  const result = calculators[state.country](input, options);
  return result.ok
    ? worked(state, input, JSON.parse(JSON.stringify(result.value)) as PlainPay, result.value.trace.explain())
    : refusedResult(result.error);
}

function worked(
  state: CalculatorState,
  input: object,
  pay: PlainPay,
  explanations: Readonly<Record<string, Explanation>>,
): Html {
  const figures = payFigures(state.country, pay, explanations);
  const currency = currencies[state.country];
  return html`<p class="headline">
      <span class="label">Net pay on ${day(String(pay['payDate']))}</span>
      <span class="amount" data-net>${dollars(String(pay['net']))}</span> <span class="currency">${currency}</span>
    </p>
    ${sharesBar(figures)}
    <p class="hint">Open a figure to see the formula with its numbers, down to the published table.</p>
    ${figureList(figures)} ${dueDate(pay)} ${leaveOf(pay)} ${warningsOf(pay)}
    <p class="share no-print">
      <a href="${calculatorAddress(state)}" data-share>Link to this calculation</a>
    </p>
    <details class="request no-print">
      <summary>The same by API</summary>
      <p class="hint">POST /api/calculator/pay with a token that has the scope payroll.read.</p>
      <pre
        tabindex="0"
        role="region"
        aria-label="The request"
      ><code data-request>${JSON.stringify({ country: state.country, input }, null, 2)}</code></pre>
    </details>`;
}

function refusedResult({ message }: Refusal): Html {
  return html`<p class="alert" role="alert">${message}</p>
    <p class="quiet">Change the form and the pay is worked out again.</p>`;
}

function dueDate(pay: PlainPay): Html | '' {
  const due = pay['superDueDate'];
  return typeof due === 'string' && !isNothing(String(pay['super']))
    ? html`<p class="quiet">The fund must have the super by ${day(due)}.</p>`
    : '';
}

interface LeaveRow {
  readonly name: string;
  readonly accrued: string;
}

function leaveOf(pay: PlainPay): Html | '' {
  const rows = (pay['leaveBalanceRows'] as readonly LeaveRow[]).filter(({ accrued }) => !isNothing(accrued));
  return rows.length === 0
    ? ''
    : html`<table class="small">
        <caption>
          Leave that this pay earns
        </caption>
        <thead>
          <tr>
            <th scope="col">Leave</th>
            <th scope="col" class="number">Hours</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ({ name, accrued }) =>
              html`<tr>
                <td>${name}</td>
                <td class="number">${hours(accrued)}</td>
              </tr>`,
          )}
        </tbody>
      </table>`;
}

function warningsOf(pay: PlainPay): readonly Html[] {
  const warnings = pay['warnings'] as readonly { readonly message: string }[];
  return warnings.map(({ message }) => html`<p class="caution" role="note">${inWords(message)}</p>`);
}
