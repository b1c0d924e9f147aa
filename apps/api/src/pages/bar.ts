import type { CurrentSession } from 'accounts';
import { sealField } from './form-fields';
import { html, type Html } from 'markup';

export type BarPlace = 'home' | 'activity' | 'api-management';

const names: Readonly<Record<BarPlace, string>> = {
  home: 'Home',
  activity: 'Activity',
  'api-management': 'API management',
};

/** Which pages a signed-in user has: the audit log is the owner's, API management the API admin's owner's. */
export function placesOf({ user, customer }: CurrentSession): readonly BarPlace[] {
  const isOwner = user.role === 'owner';
  return [
    'home',
    ...(isOwner ? ['activity' as const] : []),
    ...(isOwner && customer.isApiAdmin ? ['api-management' as const] : []),
  ];
}

export function bar(session: CurrentSession, seal: string, here?: BarPlace): Html {
  const links = placesOf(session).map(
    (place) =>
      html`<li><a href="/${place}" ${place === here ? html` aria-current="page"` : ''}>${names[place]}</a></li>`,
  );
  return html`<nav aria-label="Main">
      <ul>
        ${links}
      </ul>
    </nav>
    <form class="inline" method="post" action="/sign-out">
      ${sealField(seal)}<button class="plain">Sign out</button>
    </form>`;
}
