import type { CurrentSession } from '@anz-payroll/accounts';
import { html } from '../../markup';
import { calculatorForm, calculatorResult, type CalculatorState } from '../../pay-pages';
import { bar, guestBar } from '../bar';
import { page } from '../page';

export interface TryFacts {
  readonly state: CalculatorState;
  readonly allowUnconfirmed: boolean;
  /** Nobody has to be signed in here. */
  readonly signedIn?: { readonly session: CurrentSession; readonly csrfToken: string };
}

const countries = { AU: 'Australia', NZ: 'New Zealand' } as const;

/** The calculator: worked out on the server at first, and by the same code in the browser as the form changes. */
export function tryPage({ state, allowUnconfirmed, signedIn }: TryFacts): string {
  return page({
    title: `Pay calculator, ${countries[state.country]}`,
    script: 'calculator',
    bar: signedIn === undefined ? guestBar('try') : bar(signedIn.session, signedIn.csrfToken, 'try'),
    body: html`<h1>Pay calculator</h1>
      <p class="quiet">
        Exact to the cent, by the law on the pay date, and every figure explains itself. It runs in your browser: what
        you type stays there.
      </p>
      <nav class="tabs" aria-label="Country">
        <ul>
          ${(['AU', 'NZ'] as const).map(
            (country) =>
              html`<li>
                <a href="/try?country=${country}" ${country === state.country ? html`aria-current="page"` : ''}
                  >${countries[country]}</a
                >
              </li>`,
          )}
        </ul>
      </nav>
      <div class="columns form-left">
        ${calculatorForm(state)}
        <section
          class="card"
          aria-label="The pay"
          data-calculator-result
          data-allow-unconfirmed="${String(allowUnconfirmed)}"
        >
          ${calculatorResult(state, { allowUnconfirmed })}
        </section>
        <p class="unseen" role="status" data-calculator-status></p>
      </div>`,
  });
}
