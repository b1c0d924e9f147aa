import { html, type Html } from '../../markup';
import { glossaryOf } from './glossary';

/** The words of payroll with their meanings, folded at the end of every page of a company. */
export function helpPanel(country: 'AU' | 'NZ'): Html {
  return html`<details class="help no-print" id="help">
    <summary>Help: the words of payroll</summary>
    <dl class="facts">
      ${glossaryOf(country).map(
        ({ word, meaning }) =>
          html`<dt>${word}</dt>
            <dd>${meaning}</dd>`,
      )}
    </dl>
  </details>`;
}
