import type { CurrentSession } from '@anz-payroll/accounts';
import { html, type Html } from '../../markup';
import { bar } from '../bar';
import { page } from '../page';

const tabs = {
  usage: ['/developers', 'Usage'],
  applications: ['/api-management', 'Applications'],
  webhooks: ['/developers/webhooks', 'Webhooks'],
  events: ['/developers/events', 'Events'],
} as const;

export interface DeveloperFrame {
  readonly session: CurrentSession;
  readonly csrfToken: string;
  readonly title: string;
  readonly here: keyof typeof tabs;
  readonly body: Html;
}

/** A page of the developers' area. */
export function developerPage({ session, csrfToken, title, here, body }: DeveloperFrame): string {
  return page({
    title,
    script: 'page',
    bar: bar(session, csrfToken, 'developers'),
    body: html`${developerTabs(here)}${body}`,
  });
}

export function developerTabs(here: keyof typeof tabs): Html {
  return html`<nav class="tabs" aria-label="Developers">
    <ul>
      ${Object.entries(tabs).map(
        ([name, [address, label]]) =>
          html`<li><a href="${address}" ${name === here ? html`aria-current="page"` : ''}>${label}</a></li>`,
      )}
      <li><a href="/api/docs">API documentation</a></li>
    </ul>
  </nav>`;
}
