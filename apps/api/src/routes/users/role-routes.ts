import {
  fieldGroupNames,
  mostDepartments,
  ownRolePermissions,
  type AccountsUseCases,
  type FieldGroup,
  type ListedRole,
  type OwnRoleDetails,
  type OwnRolePermission,
} from '@anz-payroll/accounts';
import {
  CodeList,
  PathId,
  Text,
  TextList,
  TimestampText,
  toTimestamp,
  WholeNumber,
  WholeNumberList,
} from '@anz-payroll/http-kit/contract';
import { etag, versionCondition } from '@anz-payroll/http-kit/conditional';
import { problem, refusalAnswer } from '@anz-payroll/http-kit/errors';
import { answer, answerList, answerNothing, bearer, json, route, type Route } from '@anz-payroll/http-kit/route';
import { accountsAnswers, conditionalAccountsAnswers } from '../accounts/accounts-answers';
import { actorOf } from '../accounts/actor-of';
import { ifMatchRecord } from '../companies/if-match';

class RolePath {
  @PathId() role_id!: number;
}

const ofCompanies = 'The only companies it reaches; null for every company.';
const ofDepartments = 'The only departments whose employees it sees, as in the records of employees; null for all.';
const ofFields =
  'Shown in full: tax file and IRD numbers, bank account numbers, pay figures. What is left out is masked.';

export class RoleDetails {
  @Text({ min: 1, max: 60, trim: true, description: 'Unique in the account.' }) name!: string;
  @CodeList(ownRolePermissions, { description: 'What it allows, beside seeing the companies.' })
  permissions!: readonly OwnRolePermission[];
  @WholeNumberList({ optional: true, nullable: true, min: 1, maxItems: 1000, description: ofCompanies })
  company_ids?: readonly number[] | null;
  @TextList({ optional: true, nullable: true, max: 60, maxItems: mostDepartments, description: ofDepartments })
  departments?: readonly string[] | null;
  @CodeList(fieldGroupNames, { optional: true, description: ofFields }) field_groups?: readonly FieldGroup[];
}

export class RoleRecord {
  @WholeNumber() role_id!: number;
  @Text() name!: string;
  @CodeList(ownRolePermissions) permissions!: readonly OwnRolePermission[];
  @WholeNumberList({ nullable: true, description: ofCompanies }) company_ids!: readonly number[] | null;
  @TextList({ nullable: true, description: ofDepartments }) departments!: readonly string[] | null;
  @CodeList(fieldGroupNames, { description: ofFields }) field_groups!: readonly FieldGroup[];
  @WholeNumber({ description: 'How many users have it.' }) users!: number;
  @TimestampText() created_at!: string;
}

const tag = 'Accounts';
const common = { may: 'users.manage', tag, auth: bearer(['users.manage']), rate: 'default' } as const;
const errors = {
  400: 'What was sent does not fit',
  403: 'The role of the user does not allow it, or would be less than the role that is made',
  404: 'No such role',
  409: 'The name is taken, there are as many as can be, or somebody has the role',
} as const;

const changedSince = 'The role has changed since it was read (If-Match)';
const version = { headers: { ETag: 'Its version.' } };

/** Roles that an account makes for itself. Every write is in the audit log with what was before and after. */
export function roleRoutes(accounts: AccountsUseCases): readonly Route[] {
  const found = async (customerId: number, roleId: number) =>
    (await accounts.listOwnRoles(customerId)).find(({ role }) => role.id === roleId);
  const shown = (listed: ListedRole) =>
    ({ status: 200, headers: { ETag: etag(listed.role.version) }, body: toRecord(listed) }) as const;
  const none = (roleId: number) => problem('not-found', `There is no role ${roleId}.`);
  return [
    route({
      ...common,
      method: 'GET',
      path: '/api/roles',
      operation: 'list-roles',
      summary: 'The roles that the account made for itself, by name',
      responses: { 200: answerList(RoleRecord, 'The roles.') },
      errors: { 403: errors[403] },
      async handle({ context: { principal } }) {
        return { status: 200, body: (await accounts.listOwnRoles(principal.customerId)).map(toRecord) };
      },
    }),
    route({
      ...common,
      method: 'POST',
      path: '/api/roles',
      operation: 'create-role',
      summary: 'Makes a role: permissions, companies, departments, and which numbers are shown',
      description:
        'It never allows more than whoever makes it may do. A role for some departments can have people.read, people.write and pays.read: what concerns whole companies is refused to it.',
      request: { body: json(RoleDetails) },
      responses: { 201: answer(RoleRecord, 'The role.') },
      errors,
      async handle({ body, context }) {
        const { customerId } = context.principal;
        const made = await accounts.createOwnRole({ customerId, ...toDetails(body) }, actorOf(context));
        if (!made.ok) return refusalAnswer(accountsAnswers, made.error);
        return { status: 201, body: toRecord({ role: made.value, users: 0 }) };
      },
    }),
    route({
      ...common,
      method: 'GET',
      path: '/api/roles/{role_id}',
      operation: 'get-role',
      summary: 'One role that the account made for itself',
      request: { params: RolePath },
      responses: { 200: answer(RoleRecord, 'The role.', version) },
      errors: { 403: errors[403], 404: errors[404] },
      async handle({ params, context: { principal } }) {
        const role = await found(principal.customerId, params.role_id);
        return role === undefined ? none(params.role_id) : shown(role);
      },
    }),
    route({
      ...common,
      method: 'PUT',
      path: '/api/roles/{role_id}',
      operation: 'update-role',
      summary: 'Changes a role as a whole, at once for everybody who has it',
      request: { params: RolePath, body: json(RoleDetails) },
      responses: { 200: answer(RoleRecord, 'The role as changed.', version) },
      errors: { ...errors, 412: changedSince },
      async handle({ params, body, context }) {
        const { customerId } = context.principal;
        const asRead = ifMatchRecord(versionCondition(context.header('if-match')));
        const command = { customerId, roleId: params.role_id, ...toDetails(body), ...asRead };
        const changed = await accounts.changeOwnRole(command, actorOf(context));
        if (!changed.ok) return refusalAnswer(conditionalAccountsAnswers, changed.error);
        const role = await found(customerId, params.role_id);
        return role === undefined ? none(params.role_id) : shown(role);
      },
    }),
    route({
      ...common,
      method: 'DELETE',
      path: '/api/roles/{role_id}',
      operation: 'delete-role',
      summary: 'Deletes a role that nobody has',
      request: { params: RolePath },
      responses: { 204: answerNothing('It is deleted.') },
      errors: { ...errors, 412: changedSince },
      async handle({ params, context }) {
        const { customerId } = context.principal;
        const asRead = ifMatchRecord(versionCondition(context.header('if-match')));
        const deleted = await accounts.deleteOwnRole(
          { customerId, roleId: params.role_id, ...asRead },
          actorOf(context),
        );
        return deleted.ok ? { status: 204 } : refusalAnswer(conditionalAccountsAnswers, deleted.error);
      },
    }),
  ];
}

function toDetails({ name, permissions, company_ids, departments, field_groups }: RoleDetails): OwnRoleDetails {
  return {
    name,
    permissions,
    companyIds: company_ids ?? null,
    departments: departments ?? null,
    fieldGroups: field_groups ?? [],
  };
}

function toRecord({ role, users }: ListedRole): RoleRecord {
  const { id, name, permissions, companyIds, departments, fieldGroups, createdAt } = role;
  return {
    role_id: id,
    ...{ name, permissions, company_ids: companyIds, departments, field_groups: fieldGroups },
    users,
    created_at: toTimestamp(createdAt),
  };
}
