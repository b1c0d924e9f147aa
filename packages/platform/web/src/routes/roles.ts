import {
  fieldGroupNames,
  ownRolePermissions,
  type ListedRole,
  type OwnRole,
  type OwnRoleDetails,
  type OwnRolePermission,
  type FieldGroup,
} from '@anz-payroll/accounts';
import { CodeList, CodeOf, PathId, Text, TextList } from '@anz-payroll/http-kit/contract';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import { accepted, refused, type Result } from 'payroll-core';
import {
  pageHeaders,
  nothingSaved,
  permissionNames,
  rolePage,
  rolesPage,
  roleVersion,
  type FormProblem,
  type PageServices,
  type RoleFacts,
  type RolesFacts,
} from '../pages';
import { chosenCompanies } from './chosen-companies';
import { createOnce } from './create-once';
import { goTo, notThere, pageAnswers, showPage } from './page-replies';
import { reachedCompanies } from './reached-companies';
import { isStale } from './record-form-contract';
import { signedIn, type Visit } from './visit';

const notices = {
  made: 'The role is made. Give it to somebody on the page of the users.',
  changed: 'The role is changed.',
  deleted: 'The role is deleted.',
} as const;

class RolesQuery {
  @CodeOf(Object.keys(notices), { optional: true }) done?: keyof typeof notices;
}

class RolePagePath {
  @PathId() role_id!: number;
}

class RoleForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ optional: true, max: 200 }) request_key?: string;
  @Text({ optional: true, max: 200 }) version?: string;
  @Text({ max: 1000, isCheckedByReader: true }) name!: string;
  @CodeList(ownRolePermissions, { optional: true }) permissions?: readonly OwnRolePermission[];
  @CodeList(fieldGroupNames, { optional: true }) field_groups?: readonly FieldGroup[];
  @CodeOf(['all', 'chosen'], { optional: true }) reach?: 'all' | 'chosen';
  @TextList({ optional: true, pattern: /^\d{1,15}$/, max: 15, maxItems: 1000 }) company_ids?: readonly string[];
  @Text({ optional: true, max: 10_000, isCheckedByReader: true }) departments?: string;
}

class RoleDeleteForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
}

const script = pageHeaders({ script: true });
const auth = signedIn();
const { 200: shown, 303: gone, 403: foreign, 404: none, 422: again } = pageAnswers;
const common = { tag: 'Pages', auth, rate: 'lookup', may: 'users.manage' } as const;

/** The roles that the account makes for itself. */
export function rolePageRoutes(pages: PageServices): readonly Route[] {
  const { accounts } = pages;
  return [
    route({
      ...common,
      method: 'GET',
      path: '/roles',
      operation: 'page-roles',
      summary: 'The roles that the account made for itself, and the form that makes one',
      request: { query: RolesQuery },
      responses: { 200: shown, 303: gone, 403: foreign },
      async handle({ query, context: { visit } }) {
        const notice = query.done === undefined ? {} : { notice: notices[query.done] };
        return showPage(200, await listPage(pages, visit, notice));
      },
    }),
    route({
      ...common,
      method: 'POST',
      path: '/roles',
      operation: 'form-create-role',
      summary: 'Makes a role, as the API does',
      request: { body: form(RoleForm, { maxBytes: 65_536, lists: ['permissions', 'field_groups', 'company_ids'] }) },
      responses: { 303: gone, 403: foreign, 422: again },
      async handle({ body, context: { visit } }) {
        const typed = detailsOf(body);
        const customerId = visit.session.customer.id;
        const made = typed.ok
          ? await createOnce(pages, visit, { operation: 'form-create-role', sent: body }, () =>
              accounts.createOwnRole({ customerId, ...typed.value }, visit.actor),
            )
          : typed;
        if (made.ok) return goTo('/roles?done=made');
        const back = { typed: typedRole(body) };
        return showPage(422, await listPage(pages, visit, { ...refusalAt(made.error), ...back }));
      },
    }),
    route({
      ...common,
      method: 'GET',
      path: '/roles/{role_id}',
      operation: 'page-role',
      summary: 'One role, to be changed or deleted',
      request: { params: RolePagePath, query: RolesQuery },
      responses: { 200: shown, 303: gone, 403: foreign, 404: none },
      async handle({ params, query, context: { visit } }) {
        const listed = await roleOf(pages, visit, params.role_id);
        if (listed === undefined) return notThere();
        const notice = query.done === undefined ? {} : { notice: notices[query.done] };
        return showPage(200, await onePage(pages, visit, listed, notice), script);
      },
    }),
    route({
      ...common,
      method: 'POST',
      path: '/roles/{role_id}',
      operation: 'form-change-role',
      summary: 'Changes a role for everybody who has it, as the API does',
      // It may let them do more.
      auth: signedIn({ stepUp: 'keeps-form' }),
      request: {
        params: RolePagePath,
        body: form(RoleForm, { maxBytes: 65_536, lists: ['permissions', 'field_groups', 'company_ids'] }),
      },
      responses: { 303: gone, 403: foreign, 404: none, 422: again },
      async handle({ params, body, context: { visit } }) {
        const listed = await roleOf(pages, visit, params.role_id);
        if (listed === undefined) return notThere();
        const typed = detailsOf(body);
        const one = { customerId: visit.session.customer.id, roleId: params.role_id };
        const mayTouch = (stored: OwnRole) => !isStale(body, { version: roleVersion(stored) });
        const changed = typed.ok
          ? await accounts.changeOwnRole({ ...one, ...typed.value, mayTouch }, visit.actor)
          : typed;
        if (changed.ok) return goTo(`/roles/${params.role_id}?done=changed`);
        const back = { typed: typedRole(body) };
        if ('code' in changed.error && changed.error.code === 'accounts/changed-meanwhile') {
          const now = (await roleOf(pages, visit, params.role_id)) ?? listed;
          const told = { problem: nothingSaved, hasChanged: true, ...back };
          return showPage(422, await onePage(pages, visit, now, told), script);
        }
        return showPage(422, await onePage(pages, visit, listed, { ...refusalAt(changed.error), ...back }), script);
      },
    }),
    route({
      ...common,
      method: 'POST',
      path: '/roles/{role_id}/delete',
      operation: 'form-delete-role',
      summary: 'Deletes a role that nobody has',
      request: { params: RolePagePath, body: form(RoleDeleteForm, { maxBytes: 4096 }) },
      responses: { 303: gone, 403: foreign, 404: none, 422: again },
      async handle({ params, context: { visit } }) {
        const listed = await roleOf(pages, visit, params.role_id);
        if (listed === undefined) return notThere();
        const one = { customerId: visit.session.customer.id, roleId: params.role_id };
        const deleted = await accounts.deleteOwnRole(one, visit.actor);
        if (deleted.ok) return goTo('/roles?done=deleted');
        return showPage(422, await onePage(pages, visit, listed, { problem: deleted.error.message }), script);
      },
    }),
  ];
}

interface Refusal {
  readonly message: string;
  readonly path?: string;
}

/** The fields of the form by what is refused. */
const fieldOf: Readonly<Record<string, string>> = {
  name: 'name',
  permissions: 'permissions',
  fieldGroups: 'field_groups',
  companyIds: 'company_ids',
  departments: 'departments',
};

/** At its field, with what can be ticked by the words of the form. */
function refusalAt({ message, path = '' }: Refusal): FormProblem {
  const names = new Map<string, string>(Object.entries(permissionNames));
  const problem = message.replaceAll(/\b[a-z-]+\.[a-z-]+\b/g, (code) => {
    const name = names.get(code);
    return name === undefined ? code : `“${name}”`;
  });
  return { problem, at: fieldOf[path] };
}

/** What the form says; departments are lines of a text. */
function detailsOf(sent: RoleForm): Result<OwnRoleDetails, Refusal> {
  const companies = chosenCompanies(sent);
  if (!companies.ok) return refused({ message: companies.error, path: 'companyIds' });
  return accepted({ ...typedRole(sent), companyIds: companies.value });
}

/** As the form is shown again: also what cannot be taken. */
function typedRole(sent: RoleForm): OwnRoleDetails {
  const lines = (sent.departments ?? '').split(/\r?\n/).flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  const ticked = (sent.company_ids ?? []).map(Number);
  return {
    name: sent.name,
    permissions: sent.permissions ?? [],
    fieldGroups: sent.field_groups ?? [],
    companyIds: sent.reach === 'chosen' || ticked.length > 0 ? ticked : null,
    departments: lines.length === 0 ? null : lines,
  };
}

async function roleOf({ accounts }: PageServices, { session }: Visit, roleId: number): Promise<ListedRole | undefined> {
  return (await accounts.listOwnRoles(session.customer.id)).find(({ role }) => role.id === roleId);
}

async function listPage(
  pages: PageServices,
  { session, csrfToken }: Visit,
  more: Pick<RolesFacts, 'problem' | 'at' | 'notice' | 'typed'>,
): Promise<string> {
  const roles = await pages.accounts.listOwnRoles(session.customer.id);
  const companies = await reachedCompanies(pages, session);
  return rolesPage({ session, csrfToken, roles, companies, ...more });
}

async function onePage(
  pages: PageServices,
  { session, csrfToken }: Visit,
  listed: ListedRole,
  more: Pick<RoleFacts, 'problem' | 'at' | 'notice' | 'typed' | 'hasChanged'>,
): Promise<string> {
  const companies = await reachedCompanies(pages, session);
  return rolePage({ session, csrfToken, listed, companies, ...more });
}
