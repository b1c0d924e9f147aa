import { normalKey } from '@anz-payroll/companies';
import { readFields, text } from '@anz-payroll/companies/fields';
import { accepted, type Result } from 'payroll-core';
import { malformed, refusal, type EmployeeRefusal } from '../domain/employee-refusal';
import { employmentTenures, type EmploymentOption } from '../domain/option-choice';
import type { EmploymentTypes } from '../ports';
import type { EmployeeDependencies } from './employee-dependencies';

type Deps = Pick<EmployeeDependencies, 'unitOfWork'>;

export const employmentTypeFields = { name: text(1, 60) } as const;

export function listEmploymentTypes(deps: Pick<EmployeeDependencies, 'reading'>) {
  return (query: { readonly customerId: number }): Promise<readonly EmploymentOption[]> =>
    deps.reading.run(({ employmentTypes }) => employmentTypes.ofCustomer(query.customerId));
}

export function listEmploymentTenures(): readonly EmploymentOption[] {
  return employmentTenures;
}

export function createEmploymentType(deps: Deps) {
  return (command: {
    readonly customerId: number;
    readonly body: unknown;
  }): Promise<Result<EmploymentOption, EmployeeRefusal>> =>
    deps.unitOfWork.run(async ({ employmentTypes, seats }) => {
      await seats.lock(command.customerId);
      const name = await freeName(employmentTypes, command.customerId, command.body);
      return name.ok ? accepted(await employmentTypes.add(command.customerId, name.value)) : name;
    });
}

export interface OneType {
  readonly customerId: number;
  readonly typeId: number;
}

export function renameEmploymentType(deps: Deps) {
  return (command: OneType & { readonly body: unknown }): Promise<Result<EmploymentOption, EmployeeRefusal>> =>
    deps.unitOfWork.run(async ({ employmentTypes, seats }) => {
      await seats.lock(command.customerId);
      const own = await ownType(employmentTypes, command);
      if (!own.ok) return own;
      const name = await freeName(employmentTypes, command.customerId, command.body, command.typeId);
      if (!name.ok) return name;
      await employmentTypes.rename(command.customerId, command.typeId, name.value);
      return accepted({ ...own.value, name: name.value });
    });
}

export function deleteEmploymentType(deps: Deps) {
  return (command: OneType): Promise<Result<undefined, EmployeeRefusal>> =>
    deps.unitOfWork.run(async ({ employmentTypes, seats }) => {
      await seats.lock(command.customerId);
      const own = await ownType(employmentTypes, command);
      if (!own.ok) return own;
      if (await employmentTypes.isUsed(command.customerId, command.typeId)) {
        return refusal('employment-type/in-use', 'Employees still have this employment type. Give them another first.');
      }
      await employmentTypes.remove(command.customerId, command.typeId);
      return accepted(undefined);
    });
}

async function ownType(types: EmploymentTypes, one: OneType): Promise<Result<EmploymentOption, EmployeeRefusal>> {
  const found = (await types.ofCustomer(one.customerId)).find(({ id }) => id === one.typeId);
  if (found === undefined) return refusal('employment-type/not-found', 'Employment type not found');
  return found.isCustom
    ? accepted(found)
    : refusal('employment-type/built-in', 'A built-in employment type cannot be changed or deleted.');
}

async function freeName(
  types: EmploymentTypes,
  customerId: number,
  body: unknown,
  ownId?: number,
): Promise<Result<string, EmployeeRefusal>> {
  const sent = readFields(employmentTypeFields, body, { required: ['name'] });
  if (!sent.ok) return malformed('employment-type/malformed', sent.error);
  const name = sent.value.name!;
  const holder = (await types.ofCustomer(customerId)).find((type) => normalKey(type.name) === normalKey(name));
  return holder === undefined || holder.id === ownId
    ? accepted(name)
    : refusal('employment-type/duplicate-name', `Employment type ${holder.id} already has this name.`);
}
