import type { CurrentSession } from '@anz-payroll/accounts';
import { html, type Html } from '../markup';
import { bar } from './bar';
import { page } from './page';

export interface FoundPage {
  readonly address: string;
  readonly name: string;
  readonly where: string;
}

export interface SearchFacts {
  readonly session: CurrentSession;
  readonly csrfToken: string;
  readonly search: string;
  readonly found: readonly FoundPage[];
}

/** People and pages of every company within reach. */
export function searchPage({ session, csrfToken, search, found }: SearchFacts): string {
  return page({
    title: 'Search',
    bar: bar(session, csrfToken),
    script: 'page',
    body: html`<h1>Search</h1>
      <form class="search" method="get" action="/search" role="search">
        <div>
          <label for="q">Person, company or page</label>
          <input id="q" name="q" type="search" maxlength="100" value="${search}" autocomplete="off" autofocus />
        </div>
        <button class="plain">Search</button>
      </form>
      ${search === '' ? html`<p class="quiet">The key “/” leads here from any page.</p>` : results(found)}`,
  });
}

function results(found: readonly FoundPage[]): Html {
  return found.length === 0
    ? html`<p>Nothing is called so. Try a part of the name, or an employee number.</p>`
    : html`<section class="card" aria-label="Found">
        <ul class="plain-list">
          ${found.map(({ address, name, where }) => html`<li><a href="${address}">${name}</a> <span class="quiet">${where}</span></li>`)}
        </ul>
      </section>`;
}
