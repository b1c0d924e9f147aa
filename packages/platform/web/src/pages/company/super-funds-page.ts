import { roleMay } from '@anz-payroll/accounts';
import { html, type Html } from '../../markup';
import { csrfField, describedAt } from '../form-fields';
import { settingsNavigation, type CompanyList } from './company-lists-page';
import { companyPage, type CompanyFrame } from './company-page';

/** A fund that people of the company have. */
export interface FundInUse {
  readonly usi: string;
  readonly name: string;
  readonly members: number;
}

export interface SuperFundsFacts extends CompanyFrame {
  readonly lists: readonly CompanyList[];
  readonly funds: readonly FundInUse[];
  readonly selfManaged: number;
  readonly without: readonly { readonly id: number; readonly name: string }[];
  readonly typed: { readonly from: string; readonly usi: string; readonly fund_name: string };
  readonly notice?: string;
  readonly problem?: string;
  /** The field that it is about. */
  readonly at?: 'usi' | 'fund_name';
}

/** Every fund that contributions go to, who has none, and a fund that was merged changed for all its members. */
export function superFundsPage(facts: SuperFundsFacts): string {
  const { company, lists, funds, selfManaged, without, notice, problem } = facts;
  const { default_fund_name: name, default_fund_usi: usi } = company;
  return companyPage(facts, {
    title: 'Super funds',
    here: 'settings',
    crumbs: [{ address: `/companies/${company.id}/settings`, name: 'Settings' }],
    body: html`<h1>Super funds</h1>
      ${settingsNavigation(facts, lists, 'super-funds')}
      <p class="quiet">
        People choose their fund; it stands on the person’s page with the member number. Who chooses none and has no
        stapled fund gets the default fund: ${usi === null ? 'none is set' : html`${name ?? ''} (${usi})`}.
        <a href="/companies/${company.id}/settings#default_fund_name">Change the default fund</a>
      </p>
      ${notice === undefined ? '' : html`<p class="notice" role="status">${notice}</p>`}
      ${problem === undefined ? '' : html`<p class="alert" role="alert" id="${facts.at ?? 'usi'}-problem">${problem}</p>`}
      ${fundTable(funds, selfManaged)} ${withoutCard(company.id, without)}
      ${roleMay(facts.session.user.role, 'people.write') && funds.length > 0 ? changeForm(facts) : ''}`,
  });
}

function fundTable(funds: readonly FundInUse[], selfManaged: number): Html {
  if (funds.length === 0 && selfManaged === 0) {
    return html`<p class="card">Nobody has a fund yet. Add it on the page of each person under Super funds.</p>`;
  }
  return html`<section class="card table" aria-label="Super funds">
    <table class="stack">
      <thead>
        <tr>
          <th scope="col">Fund</th>
          <th scope="col">USI</th>
          <th scope="col" class="number">Members here</th>
        </tr>
      </thead>
      <tbody>
        ${funds.map(
          (fund) =>
            html`<tr>
              <th scope="row">${fund.name === '' ? 'Name not recorded' : fund.name}</th>
              <td data-label="USI">${fund.usi}</td>
              <td data-label="Members here" class="number">${fund.members}</td>
            </tr>`,
        )}
        ${
          selfManaged === 0
            ? ''
            : html`<tr>
                <th scope="row">Self-managed funds</th>
                <td data-label="USI"></td>
                <td data-label="Members here" class="number">${selfManaged}</td>
              </tr>`
        }
      </tbody>
    </table>
  </section>`;
}

function withoutCard(companyId: number, without: SuperFundsFacts['without']): Html {
  if (without.length === 0) return html``;
  return html`<section class="card" aria-labelledby="without">
    <h2 id="without">Without a fund</h2>
    <ul>
      ${without.map(
        ({ id, name }) => html`<li><a href="/companies/${companyId}/people/${id}/super-funds">${name}</a></li>`,
      )}
    </ul>
  </section>`;
}

function changeForm({ company, csrfToken, funds, typed, problem, at = 'usi' }: SuperFundsFacts): Html {
  const refused = { problem, at };
  return html`<section class="card" aria-labelledby="change">
    <h2 id="change">A fund has merged or changed its USI</h2>
    <p class="quiet">Everybody who has the fund gets the new one; member numbers stay.</p>
    <form method="post" action="/companies/${company.id}/settings/super-funds">
      ${csrfField(csrfToken)}
      <label for="from">Fund</label>
      <select id="from" name="from">
        ${funds.map(
          ({ usi, name, members }) =>
            html`<option value="${usi}" ${usi === typed.from ? html`selected` : ''}>
              ${name === '' ? usi : `${name}, ${usi}`} (${members})
            </option>`,
        )}
      </select>
      <div class="fields">
        <div>
          <label for="usi">New USI</label>
          <input id="usi" name="usi" required autocomplete="off" value="${typed.usi}" ${describedAt('usi', refused)} />
        </div>
        <div>
          <label for="fund_name">New name</label>
          <input
            id="fund_name"
            name="fund_name"
            required
            autocomplete="off"
            value="${typed.fund_name}"
            ${describedAt('fund_name', refused)}
          />
        </div>
      </div>
      <p class="actions tight">
        <button data-confirm="Change the fund of everybody who has it?">Change the fund of everybody who has it</button>
      </p>
    </form>
  </section>`;
}
