import { roleMay, type CurrentSession } from '@anz-payroll/accounts';
import { html, type Html } from '../markup';
import { csrfField } from './form-fields';

export type BarSection = 'home' | 'my' | 'account' | 'users' | 'activity' | 'developers' | 'try';

const names: Readonly<Record<BarSection, string>> = {
  home: 'Home',
  my: 'My pay',
  account: 'My sign-in',
  users: 'Users',
  activity: 'Activity',
  developers: 'Developers',
  try: 'Try it',
};

/** Which sections a signed-in user has, by their role; the developers' area is for API admins. */
export function sectionsOf({ user, customer }: CurrentSession): readonly BarSection[] {
  const { role } = user;
  if (!roleMay(role, 'company.read')) return ['my', 'account'];
  return [
    'home',
    ...(roleMay(role, 'users.manage') ? ['users' as const] : []),
    ...(roleMay(role, 'audit.read') ? ['activity' as const] : []),
    ...(roleMay(role, 'applications.manage') && customer.isApiAdmin ? ['developers' as const] : []),
    'try',
  ];
}

export function bar(session: CurrentSession, csrfToken: string, here?: BarSection): Html {
  return html`${navigation(sectionsOf(session), here)}
    ${roleMay(session.user.role, 'company.read') ? html`<a class="button plain slim" href="/search" data-search accesskey="/">Search</a>` : ''}
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
