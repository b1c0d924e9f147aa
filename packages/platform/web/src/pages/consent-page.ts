import { meaningOf, type CurrentSession, type Scope, type ShownAuthorization } from '@anz-payroll/accounts';
import { bar } from './bar';
import { alertBox, csrfField } from './form-fields';
import { companyChoice } from './keys-page';
import { html } from '../markup';
import { page } from './page';

export interface ConsentFacts {
  readonly shown: ShownAuthorization;
  readonly session: CurrentSession;
  readonly csrfToken: string;
  /** Names the request. */
  readonly secret: string;
  /** Those that whoever is asked reaches. */
  readonly companies: readonly { readonly id: number; readonly name: string }[];
  readonly problem?: string | undefined;
}

/** Names the application, who made it, the customer, each thing it may do, in plain words, and for which companies. */
export function consentPage({ shown, session, csrfToken, secret, companies, problem }: ConsentFacts): string {
  const { request, client, partnerName } = shown;
  return page({
    title: `Allow ${client.name}?`,
    isNarrow: true,
    bar: bar(session, csrfToken),
    body: html`<div class="card">
        <h1>Allow ${client.name} to act for ${session.customer.name}?</h1>
        <p class="quiet">${client.name} is made by ${partnerName}. You are signed in as ${session.user.email}.</p>
        ${alertBox(problem)}
        <h2>It will be able to</h2>
        <ul class="scopes">
          ${request.scopes.map((scope) => {
            const { says, saysNot } = meaningOf(scope);
            return html`<li>
              ${says}${saysNot === undefined ? '' : html`<br /><span class="quiet">${saysNot}</span>`}
            </li>`;
          })}
        </ul>
        <form method="post" action="/consent">
          ${csrfField(csrfToken)}<input type="hidden" name="request" value="${secret}" />
          ${concernsCompanies(request.scopes) && companies.length > 1 ? companyChoice(companies) : ''}
          <div class="actions">
            <button name="answer" value="deny" class="plain">Do not allow</button>
            <button name="answer" value="allow">Allow</button>
          </div>
        </form>
      </div>
      <p class="quiet">
        You can end this connection at any time on your home page. You will be sent back to
        <code>${hostOf(request.redirectUri)}</code>.
      </p>`,
  });
}

/** Whether any of it is about companies; who you are, or the people who sign in, is not. */
function concernsCompanies(scopes: readonly Scope[]): boolean {
  return scopes.some((scope) => scope.startsWith('payroll.'));
}

function hostOf(redirectUri: string): string {
  return /^https?:\/\/([^/?#]+)/i.exec(redirectUri)?.[1] ?? redirectUri.slice(0, redirectUri.indexOf(':'));
}
