import { scopes, type CurrentSession, type ShownAuthorization } from '@anz-payroll/accounts';
import { bar } from './bar';
import { csrfField } from './form-fields';
import { html } from '../markup';
import { page } from './page';

/** Names the application, who made it, the customer, and each thing it may do, in plain words. */
export function consentPage(
  shown: ShownAuthorization,
  session: CurrentSession,
  csrfToken: string,
  secret: string,
): string {
  const { request, client, partnerName } = shown;
  return page({
    title: `Allow ${client.name}?`,
    isNarrow: true,
    bar: bar(session, csrfToken),
    body: html`<div class="card">
        <h1>Allow ${client.name} to act for ${session.customer.name}?</h1>
        <p class="quiet">${client.name} is made by ${partnerName}. You are signed in as ${session.user.email}.</p>
        <h2>It will be able to</h2>
        <ul class="scopes">
          ${request.scopes.map((scope) => html`<li>${scopes[scope].says}</li>`)}
        </ul>
        <form method="post" action="/consent">
          ${csrfField(csrfToken)}<input type="hidden" name="request" value="${secret}" />
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

function hostOf(redirectUri: string): string {
  return /^https?:\/\/([^/?#]+)/i.exec(redirectUri)?.[1] ?? redirectUri.slice(0, redirectUri.indexOf(':'));
}
