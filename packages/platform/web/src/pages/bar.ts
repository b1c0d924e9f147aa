import type { CurrentSession } from '@anz-payroll/accounts';
import { html, type Html } from '../markup';
import { csrfField } from './form-fields';

export type BarSection = 'home' | 'users' | 'activity' | 'developers' | 'try';

const names: Readonly<Record<BarSection, string>> = {
  home: 'Home',
  users: 'Users',
  activity: 'Activity',
  developers: 'Developers',
  try: 'Try it',
};

/** Which pages a signed-in user has: users and the audit log are the owner's, the developers' area the API admin's owner's. */
export function sectionsOf({ user, customer }: CurrentSession): readonly BarSection[] {
  const isOwner = user.role === 'owner';
  return [
    'home',
    ...(isOwner ? ['users' as const, 'activity' as const] : []),
    ...(isOwner && customer.isApiAdmin ? ['developers' as const] : []),
    'try',
  ];
}

export function bar(session: CurrentSession, csrfToken: string, here?: BarSection): Html {
  return html`${navigation(sectionsOf(session), here)}
    <a class="button plain slim" href="/search" data-search accesskey="/">Search</a>
    <form class="inline" method="post" action="/sign-out">
      ${csrfField(csrfToken)}<button class="plain">Sign out</button>
    </form>`;
}

/** For somebody who is not signed in. */
export function guestBar(here?: BarSection): Html {
  return html`${navigation(['try'], here)}<a class="button plain slim" href="/sign-in">Sign in</a>`;
}

function navigation(places: readonly BarSection[], here: BarSection | undefined): Html {
  const links = places.map(
    (place) =>
      html`<li><a href="/${place}" ${place === here ? html`aria-current="page"` : ''}>${names[place]}</a></li>`,
  );
  return html`<nav aria-label="Main">
    <ul>
      ${links}
    </ul>
  </nav>`;
}
