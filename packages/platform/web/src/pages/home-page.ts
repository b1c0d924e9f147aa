import { countryCompany, type CompanyReadModel } from '@anz-payroll/companies';
import { roleMay, scopes, type Connection, type CurrentSession, type Licence, type Role } from '@anz-payroll/accounts';
import type { CompanyNeeds } from '@anz-payroll/reports';
import { bar } from './bar';
import { csrfField } from './form-fields';
import { companiesInWords } from './keys-page';
import { html, type Html } from '../markup';
import { moment } from './moment';
import { page } from './page';
import { plainText } from './plain-text';
import { opensOn, tabsOf } from './company/company-page';
import { roleName } from './users/role-names';
import { fitsFilter, needFilters, needsList, type NeedFilter } from './worklist';

export interface HomeFacts {
  readonly session: CurrentSession;
  readonly csrfToken: string;
  readonly licence: Licence;
  readonly connections: readonly Connection[];
  readonly companies: readonly CompanyReadModel[];
  /** What the companies need, the most urgent first; empty where it was not asked. */
  readonly needs: readonly CompanyNeeds[];
  readonly search: string;
  readonly filter: NeedFilter;
  /** Whether they are employed by a company of the service, too. */
  readonly hasOwnPay: boolean;
  readonly notice?: string;
}

export function homePage(facts: HomeFacts): string {
  const { session, csrfToken, licence, connections, companies, hasOwnPay, notice } = facts;
  const { user, customer } = session;
  const cap = licence.employeeCap === null ? 'any number' : `up to ${licence.employeeCap}`;
  return page({
    title: customer.name,
    script: 'page',
    bar: bar(session, csrfToken, 'home'),
    body: html`<h1>${customer.name}</h1>
      ${notice === undefined ? '' : html`<p class="notice" role="status">${notice}</p>`}
      ${companies.length === 0 ? firstSteps(user.role) : companyCards(facts)}
      <section class="card" aria-labelledby="account">
        <h2 id="account">Your account</h2>
        <dl class="facts">
          <dt>Signed in as</dt>
          <dd>${user.name}</dd>
          <dt>E-mail</dt>
          <dd>${user.email}</dd>
          <dt>Role</dt>
          <dd>${roleName(user.role)}</dd>
          <dt>Subscription</dt>
          <dd>${licence.isActive ? 'Active' : 'Lapsed: records can be read, not changed'}</dd>
          ${
            licence.isActive
              ? html`<dt>Employees</dt>
                  <dd>${cap}</dd>`
              : ''
          }
        </dl>
        <p>
          ${hasOwnPay ? html`<a href="/my">Your own pay</a> · ` : ''}<a href="/account">Your sign-in and devices</a> ·
          <a href="/try">Pay calculator</a> ·
          <a href="/api/docs">API documentation</a>
        </p>
      </section>
      <section class="card" aria-labelledby="applications">
        <h2 id="applications">Connected applications</h2>
        ${connections.length === 0 ? html`<p class="quiet">${roleMay(user.role, 'applications.read') ? 'No application is connected to this account.' : 'You have connected no application.'}</p>` : connectionTable(connections, companies, csrfToken, user)}
        ${roleMay(user.role, 'applications.manage') ? html`<p><a href="/keys">Keys for machines</a></p>` : ''}
      </section>`,
  });
}

/** What a new account does first. */
function firstSteps(role: Role): Html {
  if (!roleMay(role, 'company.write')) {
    return html`<section class="card" aria-labelledby="start">
      <h2 id="start">No company yet</h2>
      <p>No company is listed for you yet. The owner of the account can list you.</p>
    </section>`;
  }
  return html`<section class="card" aria-labelledby="start">
    <h2 id="start">Start your payroll</h2>
    ${role === 'owner' ? '' : html`<p>No company is listed for you yet. The owner of the account can list you, or you can add one.</p>`}
    <ol>
      <li>
        <strong>Add your company.</strong> Have its ABN (Australia) or IRD number (New Zealand) and its bank account at
        hand.
      </li>
      <li><strong>Add your people</strong> with their tax declaration, pay rate and bank account.</li>
      <li><strong>Open a pay run</strong>, enter hours and leave, see every figure explained, then process it.</li>
    </ol>
    <p class="actions tight">
      <a class="button" href="/companies/new">Add your company</a>
      <a class="button plain" href="/try">Try the pay calculator first</a>
    </p>
  </section>`;
}

/** With fewer there is nothing to look for. */
const SEARCHED_FROM = 5;

function companyCards(facts: HomeFacts): Html {
  const { companies, needs, session, filter, search } = facts;
  const { role } = session.user;
  const defaultId = session.customer.defaultCompanyId;
  const first = opensOn(role);
  const shownTabs = tabsOf(role);
  const places = new Map(needs.map(({ companyId }, place) => [companyId, place]));
  const itemsOf = new Map(needs.map(({ companyId, items }) => [companyId, items]));
  const isUrgent = (id: number) => fitsFilter({ items: itemsOf.get(id) ?? [] }, 'needs');
  const wanted = plainText(search).split(/\s+/);
  const shown = companies.filter(
    ({ id, legal_name, trading_name }) =>
      wanted.every((word) => plainText(`${legal_name} ${trading_name ?? ''}`).includes(word)) &&
      fitsFilter({ items: itemsOf.get(id) ?? [] }, filter),
  );
  // What needs somebody comes first, the most urgent before the others; then the company that opens by itself.
  const inOrder = [...shown].sort((a, b) => {
    const [first, second] = [isUrgent(a.id), isUrgent(b.id)];
    if (first !== second) return Number(second) - Number(first);
    if (first) return (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0);
    return Number(b.id === defaultId) - Number(a.id === defaultId);
  });
  const urgent = companies.filter(({ id }) => isUrgent(id)).length;
  return html`<section aria-labelledby="companies">
    <div class="heading">
      <h2 id="companies">Companies</h2>
      ${roleMay(role, 'company.write') ? html`<p><a class="button plain slim" href="/companies/new">Add a company</a></p>` : ''}
    </div>
    ${companies.length < SEARCHED_FROM ? '' : searchForm(facts, urgent, shown.length)}
    <ul class="grid">
      ${inOrder.map((company) => {
        const name = company.trading_name ?? company.legal_name;
        const active = company.employees.filter(({ is_terminated }) => !is_terminated).length;
        return html`<li class="card">
          <h3>
            ${first === undefined ? name : html`<a href="/companies/${company.id}/${first}">${name}</a>`}${
              company.id === defaultId ? html` <span class="badge">Default</span>` : ''
            }
          </h3>
          <p class="quiet">
            ${countryCompany(company.country).name}, ${active} active ${active === 1 ? 'employee' : 'employees'}
          </p>
          ${needsList(company.id, name, itemsOf.get(company.id) ?? [])}
          <p class="actions tight">
            ${active === 0 && roleMay(role, 'company.write') ? html`<a class="button slim" href="/companies/${company.id}/start" aria-label="Go on with the set-up of ${name}">Go on with the set-up</a>` : ''}
            ${
              shownTabs.includes('pays')
                ? html`<a
                    class="button ${active === 0 ? 'plain ' : ''}slim"
                    href="/companies/${company.id}/pays"
                    aria-label="Pays of ${name}"
                    >Pays</a
                  >`
                : ''
            }
            ${shownTabs.includes('people') ? html`<a class="button plain slim" href="/companies/${company.id}/people" aria-label="People of ${name}">People</a>` : ''}
            ${shownTabs.includes('settings') ? html`<a class="button plain slim" href="/companies/${company.id}/settings" aria-label="Settings of ${name}">Settings</a>` : ''}
          </p>
        </li>`;
      })}
    </ul>
  </section>`;
}

/** Works by the keyboard alone: the field has the access key F, Enter searches, and every need is a link. */
function searchForm({ search, filter, companies }: HomeFacts, urgent: number, shown: number): Html {
  return html`<form class="search" method="get" action="/home" role="search" aria-label="Companies">
      <div>
        <label for="q">Find a company</label>
        <input id="q" name="q" type="search" maxlength="100" value="${search}" accesskey="f" autocomplete="off" />
      </div>
      <div>
        <label for="show">Show</label>
        <select id="show" name="show" data-submit>
          ${Object.entries(needFilters).map(([name, label]) => html`<option value="${name}" ${name === filter ? html`selected` : ''}>${label}</option>`)}
        </select>
      </div>
      <button class="plain">Show</button>
    </form>
    <p class="quiet" role="status">
      ${urgent} of ${companies.length} companies need somebody${shown === companies.length ? '' : `; ${shown} shown`}.
    </p>`;
}

function connectionTable(
  connections: readonly Connection[],
  companies: readonly CompanyReadModel[],
  csrfToken: string,
  user: CurrentSession['user'],
): Html {
  const endsAll = roleMay(user.role, 'applications.manage');
  const named = companies.map(({ id, trading_name, legal_name }) => ({ id, name: trading_name ?? legal_name }));
  return html`<div class="table">
    <table class="stack">
      <thead>
        <tr>
          <th scope="col">Application</th>
          <th scope="col">It may</th>
          <th scope="col">Companies</th>
          <th scope="col">Since</th>
          <th scope="col">Action</th>
        </tr>
      </thead>
      <tbody>
        ${connections.map(
          ({ grant, clientName }) =>
            html`<tr>
              <td data-label="Application">${clientName}</td>
              <td data-label="It may">${grant.scopes.map((scope) => scopes[scope].says).join('; ')}</td>
              <td data-label="Companies">${companiesInWords(grant.companyIds, named)}</td>
              <td data-label="Since">${moment(grant.createdAt)}</td>
              ${
                endsAll || grant.userId === user.id
                  ? html`<td>
                      <form class="inline" method="post" action="/home/connections/revoke">
                        ${csrfField(csrfToken)}<input type="hidden" name="connection_id" value="${grant.id}" /><button
                          class="danger"
                          aria-label="Disconnect ${clientName}"
                          data-confirm="Disconnect ${clientName}? It has to be allowed anew."
                        >
                          Disconnect
                        </button>
                      </form>
                    </td>`
                  : html`<td></td>`
              }
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
