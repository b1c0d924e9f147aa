import type { Part } from '@anz-payroll/employee-lifecycle';
import { html, type Html } from '../../markup';
import { csrfField, versionField } from '../form-fields';
import { labelOf, shownRecord, type RecordForm, type Typed } from '../record-form';
import { shownVersion } from '../stored-now';
import { textOf } from './part-lists';

/** What an account of the form is asked beside its place. */
export const shareFields = ['amount_per_period', 'percentage'] as const;

/** Another one as soon as an account or its share is stored otherwise. */
export function sharesVersion(accounts: readonly Part[]): string {
  const shown = accounts.map(({ id, rank, values }) => [id, rank, ...shareFields.map((name) => values[name] ?? null)]);
  return shownVersion(shown);
}

/** All accounts at once: which comes first and what each takes, since one alone cannot change places with the last. */
export function bankSharesCard(
  accounts: readonly Part[],
  form: RecordForm,
  address: string,
  csrfToken: string,
  typed: Typed,
): Html {
  if (accounts.length < 2) return html``;
  return html`<section class="card" aria-labelledby="shares">
    <h2 id="shares">Order and shares</h2>
    <p class="quiet">
      Number the accounts from 1. The one with the highest number takes what remains: leave its amount and percentage
      empty.
    </p>
    <form method="post" action="${address}" novalidate>
      ${csrfField(csrfToken)}${versionField(sharesVersion(accounts))}
      ${accounts.map((account, index) => {
        const shown = shownRecord(form, account.values);
        const called = textOf(account.values['account_name']) ?? String(account.rank);
        const input = (name: string, label: string, stands: string) =>
          html`<div class="field">
            <label for="${name}_${index}">${label} of ${called}</label>
            <input
              id="${name}_${index}"
              name="${name}_${index}"
              class="number"
              inputmode="decimal"
              autocomplete="off"
              value="${typed[`${name}_${index}`] ?? stands}"
            />
          </div>`;
        return html`<div class="fields">
          <input type="hidden" name="id_${index}" value="${account.id}" />
          ${input('place', 'Place', String(account.rank))}
          ${shareFields.map((name) => input(name, labelOf(form, name), shown[name] ?? ''))}
        </div>`;
      })}
      <button class="plain">Save order and shares</button>
    </form>
  </section>`;
}
