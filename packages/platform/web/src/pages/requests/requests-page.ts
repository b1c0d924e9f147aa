import { roleMay } from '@anz-payroll/accounts';
import type { EmployeeRequest } from '@anz-payroll/employee-lifecycle';
import { html, type Html } from '../../markup';
import { companyPage, type CompanyFrame } from '../company/company-page';
import { alertBox, csrfField } from '../form-fields';
import { localMoment } from '../moment';
import { requestNames, requestRows } from './request-words';

export interface RequestsFacts extends CompanyFrame {
  readonly requests: readonly EmployeeRequest[];
  readonly names: ReadonlyMap<number, string>;
  readonly notice?: string;
  readonly problem?: string;
  /** The answer to a request whose decision was refused. */
  readonly typedReason?: { readonly requestId: number; readonly reason: string };
}

/** What employees ask for and somebody who works on the payroll decides. */
export function requestsPage(facts: RequestsFacts): string {
  const { requests, company, notice, problem } = facts;
  return companyPage(facts, {
    title: 'Requests of employees',
    here: 'people',
    crumbs: [{ address: `/companies/${company.id}/people`, name: 'People' }],
    body: html`<h1>Requests of employees</h1>
      ${notice === undefined ? '' : html`<p class="notice" role="status">${notice}</p>`}${alertBox(problem)}
      ${requests.length === 0 ? html`<p class="quiet">Nothing waits.</p>` : requests.map((one) => requestCard(facts, one))}`,
  });
}

function requestCard(
  { session, csrfToken, company, names, typedReason }: RequestsFacts,
  request: EmployeeRequest,
): Html {
  const { role, id: userId } = session.user;
  const name = names.get(request.employeeId) ?? `Employee ${request.employeeId}`;
  const person = `/companies/${company.id}/people/${request.employeeId}`;
  const isOwn = request.requestedBy === userId;
  return html`<section class="card" aria-labelledby="request-${request.id}">
    <h2 id="request-${request.id}">${requestNames[request.kind]}: <a href="${person}">${name}</a></h2>
    <dl class="facts">
      <dt>Asked</dt>
      <dd>${localMoment(request.requestedAt, company.timezone)}</dd>
      ${requestRows(request, company.country, {
        tax: roleMay(role, 'tax-numbers.read'),
        bank: roleMay(role, 'bank-numbers.read'),
      }).map(
        ([label, value]) =>
          html`<dt>${label}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>
    ${
      isOwn
        ? html`<p class="quiet">You asked for this; somebody else decides.</p>`
        : roleMay(role, 'people.write')
          ? html`<form method="post" action="${person}/requests/${request.id}">
              ${csrfField(csrfToken)}<input type="hidden" name="kind" value="${request.kind}" />
              <label for="reason-${request.id}">Answer (optional; the employee sees it)</label>
              <input
                id="reason-${request.id}"
                name="reason"
                autocomplete="off"
                value="${typedReason?.requestId === request.id ? typedReason.reason : ''}"
              />
              <div class="actions tight">
                <button name="decision" value="approve" aria-label="Approve: ${requestNames[request.kind]}, ${name}">
                  Approve
                </button>
                <button
                  class="danger"
                  name="decision"
                  value="decline"
                  aria-label="Decline: ${requestNames[request.kind]}, ${name}"
                >
                  Decline
                </button>
              </div>
            </form>`
          : ''
    }
  </section>`;
}
