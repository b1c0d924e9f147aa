import { html, type Html } from '../markup';
import { dollars } from './dollars';
import { explanationTree } from './explanation-tree';
import type { PayFigure } from './pay-figures';

/** The figures of a pay, each of which opens to show how it came about. */
export function figureList(figures: readonly PayFigure[]): Html {
  return html`<div class="figures">${figures.map(figureRow)}</div>`;
}

function figureRow({ key, label, kind, amount, explanation }: PayFigure): Html {
  const shown =
    kind === 'withheld' ? dollars(amount.startsWith('-') ? amount.slice(1) : `-${amount}`) : dollars(amount);
  const line = html`<span class="label">${label}</span><span class="amount">${noMinusNothing(shown)}</span>`;
  const facts = html`data-figure="${key}" data-amount="${amount}"`;
  return explanation === undefined
    ? html`<div class="figure ${kind}" ${facts}><div class="line">${line}</div></div>`
    : html`<details class="figure ${kind}" ${facts}>
        <summary class="line">${line}</summary>
        ${explanationTree(explanation)}
      </details>`;
}

function noMinusNothing(shown: string): string {
  return shown === '−$0.00' ? '$0.00' : shown;
}
