import { countryCompany, type CompanyReadModel } from '@anz-payroll/companies';
import {
  roleMay,
  scopes,
  type Connection,
  type CurrentSession,
  type Licence,
  type UserRole,
} from '@anz-payroll/accounts';
import { bar } from './bar';
import { csrfField } from './form-fields';
import { html, type Html } from '../markup';
import { moment } from './moment';
import { page } from './page';
import { roleName } from './users/role-names';

export interface HomeFacts {
  readonly session: CurrentSession;
  readonly csrfToken: string;
  readonly licence: Licence;
  readonly connections: readonly Connection[];
  readonly companies: readonly CompanyReadModel[];
  readonly notice?: string;
}

export function homePage({ session, csrfToken, licence, connections, companies, notice }: HomeFacts): string {
  const { user, customer } = session;
  const cap = licence.employeeCap === null ? 'any number' : `up to ${licence.employeeCap}`;
  return page({
    title: customer.name,
    script: 'page',
    bar: bar(session, csrfToken, 'home'),
    body: html`<h1>${customer.name}</h1>
      ${notice === undefined ? '' : html`<p class="notice" role="status">${notice}</p>`}
      ${companies.length === 0 ? firstSteps(user.role) : companyCards(companies, customer.defaultCompanyId, user.role)}
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
          <a href="/account">Your sign-in and devices</a> · <a href="/try">Pay calculator</a> ·
          <a href="/api/docs">API documentation</a>
        </p>
      </section>
      <section class="card" aria-labelledby="applications">
        <h2 id="applications">Connected applications</h2>
        ${connections.length === 0 ? html`<p class="quiet">No application is connected to this account.</p>` : connectionTable(connections, csrfToken, roleMay(user.role, 'applications.manage'))}
      </section>`,
  });
}

/** What a new account does first. */
function firstSteps(role: UserRole): Html {
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

function companyCards(companies: readonly CompanyReadModel[], defaultId: number | null, role: UserRole): Html {
  const opensOn = roleMay(role, 'pays.read') ? 'pays' : 'people';
  const inOrder = [...companies].sort((a, b) => Number(b.id === defaultId) - Number(a.id === defaultId));
  return html`<section aria-labelledby="companies">
    <div class="heading">
      <h2 id="companies">Companies</h2>
      ${roleMay(role, 'company.write') ? html`<p><a class="button plain slim" href="/companies/new">Add a company</a></p>` : ''}
    </div>
    <ul class="grid">
      ${inOrder.map((company) => {
        const name = company.trading_name ?? company.legal_name;
        const active = company.employees.filter(({ is_terminated }) => !is_terminated).length;
        return html`<li class="card">
          <h3>
            <a href="/companies/${company.id}/${opensOn}">${name}</a>${
              company.id === defaultId ? html` <span class="badge">Default</span>` : ''
            }
          </h3>
          <p class="quiet">
            ${countryCompany(company.country).name}, ${active} active ${active === 1 ? 'employee' : 'employees'}
          </p>
          <p class="actions tight">
            ${active === 0 && roleMay(role, 'company.write') ? html`<a class="button slim" href="/companies/${company.id}/start" aria-label="Set up ${name}">Go on with the set-up</a>` : ''}
            ${
              opensOn === 'pays'
                ? html`<a
                    class="button ${active === 0 ? 'plain ' : ''}slim"
                    href="/companies/${company.id}/pays"
                    aria-label="Pays of ${name}"
                    >Pays</a
                  >`
                : ''
            }
            <a class="button plain slim" href="/companies/${company.id}/people" aria-label="People of ${name}"
              >People</a
            >
            <a class="button plain slim" href="/companies/${company.id}/settings" aria-label="Settings of ${name}"
              >Settings</a
            >
          </p>
        </li>`;
      })}
    </ul>
  </section>`;
}

function connectionTable(connections: readonly Connection[], csrfToken: string, mayRevoke: boolean): Html {
  return html`<div class="table">
    <table class="stack">
      <thead>
        <tr>
          <th scope="col">Application</th>
          <th scope="col">It may</th>
          <th scope="col">Since</th>
          ${mayRevoke ? html`<th scope="col">Action</th>` : ''}
        </tr>
      </thead>
      <tbody>
        ${connections.map(
          ({ grant, clientName }) =>
            html`<tr>
              <td data-label="Application">${clientName}</td>
              <td data-label="It may">${grant.scopes.map((scope) => scopes[scope].says).join('; ')}</td>
              <td data-label="Since">${moment(grant.createdAt)}</td>
              ${
                mayRevoke
                  ? html`<td>
                      <form class="inline" method="post" action="/home/connections/revoke">
                        ${csrfField(csrfToken)}<input type="hidden" name="connection_id" value="${grant.id}" /><button
                          class="danger"
                          aria-label="Disconnect ${clientName}"
                        >
                          Disconnect
                        </button>
                      </form>
                    </td>`
                  : ''
              }
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
