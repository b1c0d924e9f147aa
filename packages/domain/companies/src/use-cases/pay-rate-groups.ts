import { accepted, type Result } from 'payroll-core';
import type { UnitOfWork } from '@anz-payroll/kernel';
import { changedMeanwhile, malformed, refusal, type CompaniesRefusal } from '../domain/companies-refusal';
import { normalKey } from '../domain/normal-key';
import { payRateGroupFields, type PayRateGroup, type PayRateGroupBody } from '../domain/pay-rates';
import { readFields } from '../fields';
import type { CompanyStores } from '../ports';
import { inCompany } from './in-company';

interface Deps {
  readonly unitOfWork: UnitOfWork<CompanyStores>;
}

export interface OneGroup {
  readonly companyId: number;
  readonly groupId: number;
}

export interface GroupReadModel {
  readonly id: number;
  readonly name: string;
  readonly award_id: number | null;
  readonly employee_ids: readonly number[];
}

export function createPayRateGroup(deps: Deps) {
  return (command: {
    readonly companyId: number;
    readonly body: unknown;
  }): Promise<Result<GroupReadModel, CompaniesRefusal>> =>
    inCompany(deps.unitOfWork, command.companyId, async (stores, company) => {
      const sent = readFields(payRateGroupFields, command.body, { required: ['name'] });
      if (!sent.ok) return malformed('pay-rate-group/malformed', sent.error);
      const group = withBody({ companyId: company.id, awardId: null, name: '', employeeIds: [] }, sent.value);
      const checked = await checkGroup(stores, group);
      return checked.ok ? accepted(readModel(await stores.payRates.addGroup(group))) : checked;
    });
}

export interface UpdatePayRateGroup extends OneGroup {
  readonly body: unknown;
  /** Whether the caller is willing to overwrite the classification as it is stored; without it, any. */
  readonly mayTouch?: (stored: GroupReadModel) => boolean;
}

export function updatePayRateGroup(deps: Deps) {
  return (command: UpdatePayRateGroup): Promise<Result<GroupReadModel, CompaniesRefusal>> =>
    inCompany(deps.unitOfWork, command.companyId, async (stores) => {
      const sent = readFields(payRateGroupFields, command.body);
      if (!sent.ok) return malformed('pay-rate-group/malformed', sent.error);
      const before = await groupOf(stores, command);
      if (!before.ok) return before;
      if (command.mayTouch?.(readModel(before.value)) === false) return changedMeanwhile('classification');
      const group = withBody(before.value, sent.value);
      const checked = await checkGroup(stores, { ...group, employeeIds: sent.value.employee_ids ?? [] });
      if (!checked.ok) return checked;
      await stores.payRates.saveGroup(group);
      return accepted(readModel(group));
    });
}

/** Puts an employee into some classifications and takes them out of others; those that are not named stay as they are. */
export function classifyEmployee(deps: Deps) {
  return (command: {
    readonly companyId: number;
    readonly employeeId: number;
    /** By classification, whether the employee belongs to it. */
    readonly belongs: ReadonlyMap<number, boolean>;
  }): Promise<Result<undefined, CompaniesRefusal>> =>
    inCompany(deps.unitOfWork, command.companyId, async (stores) => {
      const { companyId, employeeId, belongs } = command;
      const groups = await stores.payRates.groupsOf(companyId);
      if ([...belongs.keys()].some((id) => !groups.some((group) => group.id === id))) {
        return refusal('pay-rate-group/not-found', 'Classification not found');
      }
      for (const group of groups) {
        const wanted = belongs.get(group.id);
        if (wanted === undefined || wanted === group.employeeIds.includes(employeeId)) continue;
        const others = group.employeeIds.filter((id) => id !== employeeId);
        const changed = { ...group, employeeIds: wanted ? [...others, employeeId].sort((a, b) => a - b) : others };
        const checked = await checkGroup(stores, { ...changed, employeeIds: wanted ? [employeeId] : [] });
        if (!checked.ok) return checked;
        await stores.payRates.saveGroup(changed);
      }
      return accepted(undefined);
    });
}

export function deletePayRateGroup(deps: Deps) {
  return (command: OneGroup): Promise<Result<undefined, CompaniesRefusal>> =>
    inCompany(deps.unitOfWork, command.companyId, async (stores) => {
      const group = await groupOf(stores, command);
      if (!group.ok) return group;
      await stores.payRates.removeGroup(group.value);
      return accepted(undefined);
    });
}

export async function groupOf(stores: CompanyStores, one: OneGroup): Promise<Result<PayRateGroup, CompaniesRefusal>> {
  const group = (await stores.payRates.groupsOf(one.companyId)).find(({ id }) => id === one.groupId);
  return group === undefined ? refusal('pay-rate-group/not-found', 'Classification not found') : accepted(group);
}

function withBody<G extends Omit<PayRateGroup, 'id'>>(before: G, sent: PayRateGroupBody): G {
  return {
    ...before,
    name: sent.name ?? before.name,
    awardId: sent.award_id === undefined ? before.awardId : sent.award_id,
    employeeIds:
      sent.employee_ids === undefined ? before.employeeIds : [...new Set(sent.employee_ids)].sort((a, b) => a - b),
  };
}

/** Under one award a name is taken once; the same name may stand under another award. */
async function checkGroup(
  stores: CompanyStores,
  group: Omit<PayRateGroup, 'id'> & { readonly id?: number },
): Promise<Result<undefined, CompaniesRefusal>> {
  if (group.awardId !== null) {
    const awards = await stores.payRates.awardsOf(group.companyId);
    if (!awards.some(({ id }) => id === group.awardId)) {
      return refusal('pay-rate-group/invalid', `award_id ${group.awardId} is not an award of this company.`);
    }
  }
  const twin = (await stores.payRates.groupsOf(group.companyId)).find(
    (other) =>
      other.id !== group.id && other.awardId === group.awardId && normalKey(other.name) === normalKey(group.name),
  );
  if (twin !== undefined) {
    return refusal(
      'pay-rate-group/duplicate-name',
      `Classification ${twin.id} of the same award already has this name.`,
    );
  }
  const visible = await stores.staff.visibleAmong(group.companyId, group.employeeIds);
  const strangers = group.employeeIds.filter((id) => !visible.has(id));
  return strangers.length === 0
    ? accepted(undefined)
    : refusal(
        'pay-rate-group/invalid',
        `employee_ids must be employees of this company that are not deleted; these are not: ${strangers.join(', ')}.`,
      );
}

function readModel(group: PayRateGroup): GroupReadModel {
  return { id: group.id, name: group.name, award_id: group.awardId, employee_ids: group.employeeIds };
}
