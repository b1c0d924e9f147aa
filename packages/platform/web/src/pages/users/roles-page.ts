import {
  fieldGroupNames,
  mostDepartments,
  ownRoleChoices,
  type CurrentSession,
  type ListedRole,
  type OwnRole,
  type OwnRoleDetails,
} from '@anz-payroll/accounts';
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
import { companiesInWords } from '../keys-page';
import { html, type Html } from '../../markup';
import { page } from '../page';
import { shownVersion, storedNow, tickedNow } from '../stored-now';
import { fieldGroupLabels, permissionNames } from './role-names';

export interface RolesFacts extends FormProblem {
  readonly session: CurrentSession;
  readonly csrfToken: string;
  readonly roles: readonly ListedRole[];
  readonly companies: readonly { readonly id: number; readonly name: string }[];
  readonly notice?: string;
  /** What was typed into the form, when it is shown again. */
  readonly typed?: OwnRoleDetails;
}

/** The roles that the account made for itself, and the form that makes one more. */
export function rolesPage(facts: RolesFacts): string {
  const { session, csrfToken, roles } = facts;
  return page({
    title: 'Roles',
    bar: bar(session, csrfToken, 'users'),
    body: html`<p><a href="/users">Users</a></p>
      <h1>Roles</h1>
      <p class="quiet">
        Roles of your own, beside those that are always there: what somebody may do, in which companies and departments,
        and which numbers they see. A role never allows more than whoever makes it may do.
      </p>
      ${facts.notice === undefined ? '' : html`<p class="notice" role="status">${facts.notice}</p>`}${refusedBox(facts)}
      <section class="card table" aria-labelledby="roles">
        <h2 id="roles">Roles of your own</h2>
        ${roles.length === 0 ? html`<p class="quiet">None yet.</p>` : roleTable(facts)}
      </section>
      <section class="card" aria-labelledby="new">
        <h2 id="new">New role</h2>
        <form method="post" action="/roles">
          ${csrfField(csrfToken)}${requestKeyField()} ${roleFields(facts, facts.typed)}
          <button>Make the role</button>
        </form>
      </section>`,
  });
}

function roleTable({ roles, companies }: RolesFacts): Html {
  return html`<table class="stack">
    <thead>
      <tr>
        <th scope="col">Role</th>
        <th scope="col">It may</th>
        <th scope="col">Companies</th>
        <th scope="col">Departments</th>
        <th scope="col">Shown</th>
        <th scope="col" class="number">Users</th>
      </tr>
    </thead>
    <tbody>
      ${roles.map(
        ({ role, users }) =>
          html`<tr>
            <th scope="row"><a href="/roles/${role.id}">${role.name}</a></th>
            <td data-label="It may" class="wrap">${role.permissions.map((one) => permissionNames[one]).join('; ')}</td>
            <td data-label="Companies" class="wrap">${companiesInWords(role.companyIds, companies)}</td>
            <td data-label="Departments" class="wrap">${role.departments?.join('; ') ?? 'All'}</td>
            <td data-label="Shown" class="wrap">
              ${role.fieldGroups.length === 0 ? 'No numbers' : role.fieldGroups.map((one) => fieldGroupLabels[one]).join('; ')}
            </td>
            <td data-label="Users" class="number">${users}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

export interface RoleFacts extends Omit<RolesFacts, 'roles'> {
  readonly listed: ListedRole;
  /** Whether the form was not saved because somebody else changed the role. */
  readonly hasChanged?: boolean;
}

/** The version of what the form shows of a role. */
export function roleVersion({ name, permissions, fieldGroups, companyIds, departments }: OwnRoleDetails): string {
  return shownVersion({ name, permissions, fieldGroups, companyIds, departments });
}

/** One role, to be changed or deleted. */
export function rolePage(facts: RoleFacts): string {
  const { session, csrfToken, listed } = facts;
  const { role, users } = listed;
  return page({
    title: role.name,
    script: 'page',
    bar: bar(session, csrfToken, 'users'),
    body: html`<p><a href="/roles">Roles</a></p>
      <h1>${role.name}</h1>
      ${facts.notice === undefined ? '' : html`<p class="notice" role="status">${facts.notice}</p>`}${refusedBox(facts)}
      <section class="card" aria-labelledby="change">
        <h2 id="change">What it allows</h2>
        <p class="quiet">A change counts at once for everybody who has the role: ${usersInWords(users)}.</p>
        <form method="post" action="/roles/${role.id}">
          ${csrfField(csrfToken)}${versionField(roleVersion(role))}
          ${roleFields(facts, facts.typed ?? role, facts.hasChanged === true ? role : undefined)}
          <button>Save</button>
        </form>
      </section>
      <section class="card" aria-labelledby="delete">
        <h2 id="delete">Delete</h2>
        <p class="quiet">A role that somebody has cannot be deleted. Give them another one first.</p>
        <form method="post" action="/roles/${role.id}/delete">
          ${csrfField(csrfToken)}<button class="danger" data-confirm="Delete the role ${role.name}?">
            Delete the role
          </button>
        </form>
      </section>`,
  });
}

function usersInWords(users: number): string {
  return users === 1 ? 'one user' : users === 0 ? 'nobody yet' : `${users} users`;
}

/** `stored` is what somebody else saved while the form was typed. */
function roleFields(
  facts: Pick<RolesFacts, 'companies' | 'problem' | 'at'>,
  given: OwnRoleDetails | OwnRole | undefined,
  stored?: OwnRole,
): Html {
  const { companies } = facts;
  const isChosen = given !== undefined && given.companyIds !== null;
  const tick = (name: string, value: string, label: string, isIn: (role: OwnRoleDetails) => boolean) => {
    const isTicked = given !== undefined && isIn(given);
    return html`<label class="check"
      ><input
        type="checkbox"
        name="${name}"
        value="${value}"
        ${isTicked ? html`checked` : ''}
      />${label}${tickedNow(isTicked, stored && isIn(stored))}</label
    >`;
  };
  const reachOf = ({ companyIds }: OwnRoleDetails) =>
    companyIds === null ? 'Every company, also those added later' : 'Only the companies ticked below';
  const departmentsOf = ({ departments }: OwnRoleDetails) => departments?.join('\n') ?? '';
  return html`<label for="name">Name</label>
    ${storedNow(given?.name ?? '', stored?.name)} ${problemAt('name', facts)}
    <input id="name" name="name" required autocomplete="off" ${describedAt('name', facts)} value="${given?.name}" />
    ${problemAt('permissions', facts)}
    ${Object.entries(ownRoleChoices).map(
      ([group, choices], i) =>
        html`<fieldset ${i === 0 ? html`id="permissions" ${describedAt('permissions', facts)}` : ''}>
          <legend>${group}</legend>
          ${choices.map((one) => tick('permissions', one, permissionNames[one], (role) => role.permissions.includes(one)))}
        </fieldset>`,
    )}
    <fieldset id="field_groups" ${describedAt('field_groups', facts)}>
      <legend>Shown in full</legend>
      ${problemAt('field_groups', facts)}
      ${fieldGroupNames.map((one) => tick('field_groups', one, fieldGroupLabels[one], (role) => role.fieldGroups.includes(one)))}
    </fieldset>
    <fieldset id="company_ids" ${describedAt('company_ids', facts)}>
      <legend>For which companies?</legend>
      ${problemAt('company_ids', facts)}
      ${given === undefined ? '' : storedNow(reachOf(given), stored && reachOf(stored))}
      <label class="check"
        ><input type="radio" name="reach" value="all" ${isChosen ? '' : html`checked`} />Every company, also those added
        later</label
      >
      <label class="check"
        ><input type="radio" name="reach" value="chosen" ${isChosen ? html`checked` : ''} />Only the companies ticked
        below</label
      >
    </fieldset>
    <fieldset>
      <legend>Companies</legend>
      ${companies.map(({ id, name }) =>
        tick('company_ids', String(id), name, (role) => role.companyIds?.includes(id) === true),
      )}
    </fieldset>
    <label for="departments">Departments</label>
    <p class="hint" id="departments-hint">
      One on each line, as in the records of the employees; at most ${mostDepartments}. Empty for all. A role for some
      departments sees and changes people and sees their pays; what concerns a whole company is not for it.
    </p>
    ${given === undefined ? '' : storedNow(departmentsOf(given), stored && departmentsOf(stored))}
    ${problemAt('departments', facts)}
    <textarea id="departments" name="departments" rows="4" ${describedAt('departments', facts, 'departments-hint')}>
${given === undefined ? '' : departmentsOf(given)}</textarea>`;
}
