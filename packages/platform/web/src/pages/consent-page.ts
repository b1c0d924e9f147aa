import {
  meaningOf,
  type Connection,
  type CurrentSession,
  type Scope,
  type ShownAuthorization,
} from '@anz-payroll/accounts';
import { bar } from './bar';
import { alertBox, csrfField } from './form-fields';
import { companiesInWords, companyChoice } from './keys-page';
import { html, type Html } from '../markup';
import { moment } from './moment';
import { page } from './page';

export interface ConsentFacts {
  readonly shown: ShownAuthorization;
  readonly session: CurrentSession;
  readonly csrfToken: string;
  /** Names the request. */
  readonly secret: string;
  /** Those that whoever is asked reaches. */
  readonly companies: readonly { readonly id: number; readonly name: string }[];
  /** By which whoever is asked has connected the application already. */
  readonly connections: readonly Connection[];
  readonly problem?: string | undefined;
}

/** Names the application, who made it, the customer, each thing it may do, in plain words, and for which companies. */
export function consentPage(facts: ConsentFacts): string {
  const { shown, session, csrfToken, secret, companies, problem } = facts;
  const { request, client, partnerName } = shown;
  return page({
    title: `Allow ${client.name}?`,
    script: 'page',
    isNarrow: true,
    bar: bar(session, csrfToken),
    body: html`<div class="card">
        <h1>Allow ${client.name} to act for ${session.customer.name}?</h1>
        <p class="quiet">${client.name} is made by ${partnerName}. You are signed in as ${session.user.email}.</p>
        ${alertBox(problem)} ${connectedAlready(facts)}
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

/** A new connection changes nothing of those that there are: what it leaves out, another one may still allow. */
function connectedAlready({ shown, companies, connections }: ConsentFacts): Html | string {
  if (connections.length === 0) return '';
  const { name } = shown.client;
  const which = connections.length === 1 ? 'That connection stays' : 'Those connections stay';
  return html`<div class="notice">
    <p>You have connected ${name} already:</p>
    <ul>
      ${connections.map(({ grant }) => {
        const may = grant.scopes.map((scope) => meaningOf(scope).says).join('; ');
        const reach = concernsCompanies(grant.scopes)
          ? ` Companies: ${companiesInWords(grant.companyIds, companies)}.`
          : '';
        return html`<li>Since ${moment(grant.createdAt)}. It may: ${may}.${reach}</li>`;
      })}
    </ul>
    <p>${which} beside the new one. If the new one is to take its place, end the earlier one on your home page.</p>
  </div>`;
}

/** Whether any of it is about companies; who you are, or the people who sign in, is not. */
function concernsCompanies(scopes: readonly Scope[]): boolean {
  return scopes.some((scope) => scope.startsWith('payroll.'));
}

function hostOf(redirectUri: string): string {
  return /^https?:\/\/([^/?#]+)/i.exec(redirectUri)?.[1] ?? redirectUri.slice(0, redirectUri.indexOf(':'));
}
