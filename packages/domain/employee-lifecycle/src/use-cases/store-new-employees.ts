import { normalKey, type Company } from '@anz-payroll/companies';
import { countsTowardPlan, type Employee, type NewEmployee } from '../domain/employee';
import { employeeAnnouncement } from '../domain/employee-announcement';
import type { EmployeeBody, EmployeeDetails } from '../domain/fields/employee-fields';
import { numberClash } from '../domain/number-clash';
import { settleNewEmployee, type ItemErrors } from '../domain/settle-employee';
import type { EmployeeStores, NumberHolder } from '../ports';
import type { Now } from './employee-dependencies';

export type Stored = { readonly employee: Employee } | { readonly errors: ItemErrors };

/**
 * Stores new employees with their events, inside a unit of work that the caller has opened and in which it has locked
 * the customer's seats. Each item stands or falls by itself; the answers are in the order of the items.
 */
export async function storeNewEmployees(
  stores: EmployeeStores,
  company: Company,
  bodies: readonly EmployeeBody[],
  plan: { readonly batch: string; readonly now: Now; readonly taken: number; readonly cap: number | null },
): Promise<readonly Stored[]> {
  const types = await stores.employmentTypes.ofCustomer(company.customerId);
  const settled = bodies.map((body) => settleNewEmployee(body, types, plan.now.today));
  const keys = bodies.map((body) => (typeof body.number === 'string' ? normalKey(body.number) : undefined));
  const { holders, unreachable } = await holdersByKey(stores, company.customerId, keys);
  const kept: { readonly index: number; readonly employee: NewEmployee }[] = [];
  const outcomes: (ItemErrors | undefined)[] = [];
  let seats = plan.cap === null ? Number.POSITIVE_INFINITY : plan.cap - plan.taken;
  for (const [index, settling] of settled.entries()) {
    const key = keys[index];
    const holder = key === undefined ? undefined : holders.get(key);
    if (!settling.ok) outcomes[index] = settling.error;
    else if (holder !== undefined) outcomes[index] = clashWith(holder, settling.value);
    else if (seats <= 0) outcomes[index] = noSeats(plan.cap ?? 0);
    else {
      seats -= 1;
      if (key !== undefined) holders.set(key, 'earlier-item');
      kept.push({ index, employee: newEmployee(company, settling.value, plan.now.moment) });
    }
  }
  const taken = new Set(kept.map(({ index }) => keys[index]));
  const givingWay = unreachable.filter(({ numberKey }) => taken.has(numberKey));
  await stores.employees.releaseNumbers(givingWay.map(({ employeeId }) => employeeId));
  const added = await stores.employees.addAll(
    plan.batch,
    kept.map(({ employee }) => employee),
  );
  if (added.length > 0) {
    await stores.seats.change(company.customerId, added.filter(countsTowardPlan).length);
    await stores.announcements.add(added.map((one) => employeeAnnouncement('employee.created', one, plan.now.rates)));
  }
  const byIndex = new Map(kept.map(({ index }, position) => [index, added[position]!]));
  return bodies.map((_, index) => {
    const employee = byIndex.get(index);
    return employee === undefined ? { errors: outcomes[index]! } : { employee };
  });
}

async function holdersByKey(
  stores: EmployeeStores,
  customerId: number,
  keys: readonly (string | undefined)[],
): Promise<{
  readonly holders: Map<string, NumberHolder | 'earlier-item'>;
  readonly unreachable: readonly NumberHolder[];
}> {
  const wanted = [...new Set(keys.filter((key) => key !== undefined))];
  const found = wanted.length === 0 ? [] : await stores.employees.holdersOf(customerId, wanted);
  const reachable = found.filter(({ isCompanyDeleted }) => !isCompanyDeleted);
  return {
    holders: new Map(reachable.map((holder) => [holder.numberKey, holder])),
    unreachable: found.filter(({ isCompanyDeleted }) => isCompanyDeleted),
  };
}

function clashWith(holder: NumberHolder | 'earlier-item', details: EmployeeDetails): ItemErrors {
  const number = details.number ?? '';
  return holder === 'earlier-item'
    ? { number: `Employee number ${number} is already used by an earlier item of this batch.` }
    : numberClash(number, holder);
}

function noSeats(cap: number): ItemErrors {
  return {
    licence:
      cap === 0
        ? 'There is no active subscription, so the plan has no seats for employees.'
        : `The plan has seats for ${cap} employees and all are taken. Upgrade the plan, or delete or terminate others.`,
  };
}

function newEmployee(company: Company, details: EmployeeDetails, moment: number): NewEmployee {
  return {
    customerId: company.customerId,
    companyId: company.id,
    isTerminated: false,
    terminationDate: null,
    isDeleted: false,
    createdAt: moment,
    updatedAt: moment,
    details,
  };
}
