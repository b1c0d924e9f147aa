import type { CurrentSession, ListedRole, ListedUser, OwnRole, User } from '@anz-payroll/accounts';
import { bar } from '../bar';
import {
  csrfField,
  describedAt,
  problemAt,
  refusedBox,
  requestKeyField,
  versionField,
  type FormProblem,
} from '../form-fields';
import { html, type Html } from '../../markup';
import { moment } from '../moment';
import { page } from '../page';
import { shownVersion, storedNow } from '../stored-now';
import { roleCode, roleName } from './role-names';
import { roleChoice, statusInWords } from './users-page';

export interface UserFacts extends FormProblem {
  readonly session: CurrentSession;
  readonly csrfToken: string;
  readonly listed: ListedUser;
  readonly companies: readonly { readonly id: number; readonly name: string }[];
  readonly hasSecondFactor: boolean;
  readonly roles: readonly ListedRole[];
  readonly notice?: string;
  /** What was typed into a form that was not saved. */
  readonly typed?: { readonly name: string; readonly email?: string; readonly role: string };
  /** Whether the form was not saved because somebody else changed the user. */
  readonly hasChanged?: boolean;
}

/** The version of what the form of name and role shows. */
export function userVersion({ name, role }: Pick<User, 'name' | 'role'>): string {
  return shownVersion({ name, role: roleCode(role) });
}

/** One user: role, companies, and whether they may come in. */
export function userPage(facts: UserFacts): string {
  const { session, csrfToken, listed, companies, typed } = facts;
  const { user, companyIds } = listed;
  const stored = facts.hasChanged === true ? user : undefined;
  const at = `/users/${user.id}`;
  const button = (action: string, label: string, question?: string): Html =>
    html`<form class="inline" method="post" action="${at}/${action}">
      ${csrfField(csrfToken)}${action === 'invitation' ? requestKeyField() : ''}<button
        class="${question === undefined ? 'plain' : 'danger'}"
        ${question === undefined ? '' : html`data-confirm="${question}"`}
      >
        ${label}
      </button>
    </form>`;
  return page({
    title: user.name,
    script: 'page',
    bar: bar(session, csrfToken, 'users'),
    body: html`<p><a href="/users">Users</a></p>
      <h1>${user.name}</h1>
      ${facts.notice === undefined ? '' : html`<p class="notice" role="status">${facts.notice}</p>`}${refusedBox(facts)}
      <dl class="facts card">
        <dt>E-mail</dt>
        <dd>${user.email}</dd>
        <dt>Status</dt>
        <dd>${statusInWords(user)}</dd>
        <dt>Authenticator app or passkey</dt>
        <dd>${facts.hasSecondFactor ? 'On' : 'Off'}</dd>
        <dt>Since</dt>
        <dd>${moment(user.createdAt)}</dd>
      </dl>
      <section class="card" aria-labelledby="change">
        <h2 id="change">Name and role</h2>
        <form method="post" action="${at}">
          ${csrfField(csrfToken)}${versionField(userVersion(user))}
          <label for="name">Name</label>
          ${storedNow(typed?.name ?? user.name, stored?.name)} ${problemAt('name', facts)}
          <input
            id="name"
            name="name"
            required
            autocomplete="off"
            ${describedAt('name', facts)}
            value="${typed?.name ?? user.name}"
          />
          ${isInvited(user) ? emailField(user, facts) : ''}
          ${roleChoice(facts.roles, typed?.role ?? roleCode(user.role), facts)}
          ${stored === undefined || typed?.role === roleCode(stored.role) ? '' : storedNow('', roleName(stored.role))}
          <button>Save</button>
        </form>
      </section>
      <section class="card" aria-labelledby="companies">
        <h2 id="companies">Companies</h2>
        ${
          user.role === 'owner'
            ? html`<p>An owner reaches every company.</p>`
            : typeof user.role === 'object'
              ? html`<p>
                  <a href="/roles/${user.role.id}">The role</a> says which companies it reaches:
                  ${companiesInWords(user.role, companies)}.
                </p>`
              : html`<ul class="plain">
                  ${companies.map(({ id, name }) => {
                    const isListed = companyIds.includes(id);
                    return html`<li>
                      <form class="inline" method="post" action="${at}/companies">
                        ${csrfField(csrfToken)}<input type="hidden" name="company_id" value="${id}" /><input
                          type="hidden"
                          name="listed"
                          value="${isListed ? 'no' : 'yes'}"
                        />
                        ${name}: ${isListed ? 'listed' : 'not listed'}
                        <button class="plain slim" aria-label="${isListed ? 'Take off' : 'List'} ${name}">
                          ${isListed ? 'Take off' : 'List'}
                        </button>
                      </form>
                    </li>`;
                  })}
                </ul>`
        }
      </section>
      <section class="card" aria-labelledby="access">
        <h2 id="access">Access</h2>
        <p class="quiet">
          Whoever is disabled or removed is signed out everywhere at once, and applications and tokens that act for them
          end. Whoever is removed can be invited again.
        </p>
        <div class="actions tight">
          ${user.isActive && user.passwordHash === null ? button('invitation', 'Send the invitation again') : ''}
          ${user.isActive ? button('disable', 'Disable', `Disable ${user.name}?`) : button('enable', 'Let them sign in again')}
          ${facts.hasSecondFactor && user.id !== session.user.id ? button('second-factor', 'Remove authenticator app and passkeys', `Remove the authenticator app and passkeys of ${user.name}?`) : ''}
          ${button('remove', 'Remove', `Remove ${user.name}?`)}
        </div>
      </section>`,
  });
}

/** Somebody who was invited and has not come yet. */
function isInvited({ passwordHash, signedOnAt }: User): boolean {
  return passwordHash === null && signedOnAt === null;
}

function emailField({ email }: User, facts: UserFacts): Html {
  return html`<label for="email">E-mail</label>
    <p class="hint" id="email-hint">Another address gets the invitation; the link that went to this one ends.</p>
    ${problemAt('email', facts)}
    <input
      id="email"
      name="email"
      type="email"
      required
      autocomplete="off"
      ${describedAt('email', facts, 'email-hint')}
      value="${facts.typed?.email ?? email}"
    />`;
}

function companiesInWords(
  { companyIds }: OwnRole,
  companies: readonly { readonly id: number; readonly name: string }[],
): string {
  if (companyIds === null) return 'every company';
  return companies
    .filter(({ id }) => companyIds.includes(id))
    .map(({ name }) => name)
    .join(', ');
}
