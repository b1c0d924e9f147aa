import type { PayLine, PayRecord } from '@anz-payroll/pay-runs';
import { html, type Html } from '../../markup';
import { days } from '../../pay-pages';
import { csrfField, versionField } from '../form-fields';
import { companyPage } from '../company/company-page';
import { personName } from '../people/people-page';
import { daysPaidField, listCard, problemList, wholePayCard, type EnterPayFacts } from './enter-pay-page';
import { superTimingCard } from './super-timing-card';

export interface ChangePayFacts extends EnterPayFacts {
  readonly pay: PayRecord;
  /** Rows that the fields cannot show. */
  readonly kept: readonly PayLine[];
}

/** A staged pay with all its rows, to be changed. */
export function changePayPage(facts: ChangePayFacts): string {
  const { company, csrfToken, employee, lists, typed, problems, pay, kept } = facts;
  const pays = `/companies/${company.id}/pays`;
  const name = personName(employee);
  return companyPage(facts, {
    title: `Change the pay of ${name}`,
    here: 'pays',
    crumbs: [
      { address: pays, name: 'Pays' },
      { address: `${pays}/runs/${pay.payRunId}`, name: days(pay.periodStart, pay.periodEnd) },
      { address: `${pays}/${pay.id}`, name },
    ],
    body: html`<h1>Change the pay of ${name}</h1>
      <p class="quiet">A row that is emptied is not paid. The pay stays staged until its run is processed.</p>
      ${problemList(problems)}
      <form method="post" action="${pays}/${pay.id}/change" novalidate>
        ${csrfField(csrfToken)}${versionField(String(pay.version))}${daysPaidField(facts)}
        ${lists.map((list) => listCard(list, typed, problems))}${keptCard(kept, typed)}${wholePayCard(typed, problems)}${superTimingCard(facts)}
        <p class="actions tight"><button>Save</button> <a class="button plain" href="${pays}/${pay.id}">Cancel</a></p>
      </form>`,
  });
}

function keptCard(kept: readonly PayLine[], typed: ChangePayFacts['typed']): Html | '' {
  if (kept.length === 0) return '';
  return html`<fieldset class="card">
    <legend class="unseen">Rows that stay as they are</legend>
    <h2>Rows that stay as they are</h2>
    <p class="quiet">
      They say more than the fields above can, such as a share of the pay. Tick one to leave it out of this pay.
    </p>
    ${kept.map(
      ({ line }, index) =>
        html`<p>
          <label
            ><input
              type="checkbox"
              name="left_out_${index}"
              value="true"
              ${typed[`left_out_${index}`] === 'true' ? html`checked` : ''}
            />
            Leave out: ${rowInWords(line)}</label
          >
        </p>`,
    )}
  </fieldset>`;
}

function rowInWords(line: PayLine['line']): string {
  if ('value' in line) return `${line.description} ${line.value}`;
  if ('hours' in line) return `${line.description} ${line.hours}`;
  const share = 'percentage' in line && line.percentage !== undefined ? `${line.percentage} %` : undefined;
  return `${line.description} ${share ?? line.amount ?? ''}`.trim();
}
