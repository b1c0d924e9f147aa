import {
  canSignIn,
  staffRoles,
  type CurrentSession,
  type ListedRole,
  type ListedUser,
  type User,
} from '@anz-payroll/accounts';
import { bar } from '../bar';
import { describedAt, problemAt, refusedBox, type FormProblem, csrfField, requestKeyField } from '../form-fields';
import { html, type Html } from '../../markup';
import { page } from '../page';
import { roleCode, roleName, roleNames } from './role-names';

export interface UsersFacts extends FormProblem {
  readonly session: CurrentSession;
  readonly csrfToken: string;
  readonly users: readonly ListedUser[];
  readonly companies: readonly { readonly id: number; readonly name: string }[];
  readonly roles: readonly ListedRole[];
  readonly notice?: string;
  /** What was typed into the form, when it is shown again. */
  readonly typed?: Readonly<Record<'name' | 'email' | 'role' | 'companies', string>>;
}

/** Everybody who signs in to the account, and the form that invites one more. */
export function usersPage(facts: UsersFacts): string {
  const { session, csrfToken, users, companies, typed } = facts;
  return page({
    title: 'Users',
    bar: bar(session, csrfToken, 'users'),
    body: html`<h1>Users</h1>
      <p class="quiet">
        The people who sign in to ${session.customer.name}. Everybody has a login of their own.
        <a href="/roles">Roles</a> <a href="/sign-on">Single sign-on</a>
      </p>
      ${facts.notice === undefined ? '' : html`<p class="notice" role="status">${facts.notice}</p>`}${refusedBox(facts)}
      <div class="card table">
        <table class="stack">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">E-mail</th>
              <th scope="col">Role</th>
              <th scope="col">Status</th>
            </tr>
          </thead>
          <tbody>
            ${users.map(
              ({ user }) =>
                html`<tr>
                  <td data-label="Name"><a href="/users/${user.id}">${user.name}</a></td>
                  <td data-label="E-mail" class="wrap">${user.email}</td>
                  <td data-label="Role">${roleName(user.role)}</td>
                  <td data-label="Status">${statusInWords(user)}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      <section class="card" aria-labelledby="invite">
        <h2 id="invite">Invite somebody</h2>
        <form method="post" action="/users">
          ${csrfField(csrfToken)}${requestKeyField()}
          <label for="name">Name</label>
          ${problemAt('name', facts)}
          <input
            id="name"
            name="name"
            required
            autocomplete="off"
            ${describedAt('name', facts)}
            value="${typed?.name}"
          />
          <label for="email">E-mail address</label>
          <p class="hint" id="email-hint">
            The invitation goes there: a link to set a password, good once, for one day.
          </p>
          ${problemAt('email', facts)}
          <input
            id="email"
            name="email"
            type="email"
            required
            autocomplete="off"
            ${describedAt('email', facts, 'email-hint')}
            value="${typed?.email}"
          />
          ${roleChoice(facts.roles, typed?.role, facts)}
          <label for="companies">Companies</label>
          <p class="hint" id="companies-hint">
            More can be listed on the page of the user. An owner reaches them all, and a role of your own says it
            itself.
          </p>
          <select id="companies" name="companies" aria-describedby="companies-hint">
            ${[{ id: 'all', name: 'Every company there is today' }, ...companies, { id: 'none', name: 'None yet' }].map(
              ({ id, name }) =>
                html`<option value="${id}" ${String(id) === typed?.companies ? html`selected` : ''}>${name}</option>`,
            )}
          </select>
          <button>Send the invitation</button>
        </form>
      </section>`,
  });
}

export function roleChoice(own: readonly ListedRole[], chosen: string | undefined, refusal: FormProblem): Html {
  const option = (code: string, text: string) =>
    html`<option value="${code}" ${code === chosen ? html`selected` : ''}>${text}</option>`;
  return html`<label for="role">Role</label>
    ${problemAt('role', refusal)}
    <select id="role" name="role" required ${describedAt('role', refusal)}>
      ${[...staffRoles, ...(chosen === 'employee' ? ['employee' as const] : [])].map((role) =>
        option(role, `${roleName(role)}: ${roleNames[role].about}`),
      )}
      ${own.map(({ role }) => option(roleCode(role), role.name))}
    </select>`;
}

export function statusInWords(user: User): string {
  if (canSignIn(user)) return 'Active';
  return user.isActive ? 'Invited, no password yet' : 'Disabled';
}
