import type { UnitOfWork } from '@anz-payroll/kernel';
import type { BasicEmployee } from '../domain/company-read-model';
import {
  chooseGroups,
  payRateReadModel,
  type PayRateFilter,
  type PayRateGroupReadModel,
} from '../domain/pay-rate-read-model';
import type { CompanyStores } from '../ports';

export interface ListPayRates extends PayRateFilter {
  readonly companyId: number;
  readonly includeEmployees: boolean;
}

/** Rates by award and classification; groups under no award come last. */
export function listPayRates(deps: { readonly unitOfWork: UnitOfWork<CompanyStores> }) {
  return (query: ListPayRates): Promise<readonly PayRateGroupReadModel[]> =>
    deps.unitOfWork.run(async ({ payRates, staff }) => {
      const awards = await payRates.awardsOf(query.companyId);
      const place = new Map(awards.map((award, index) => [award.id, index]));
      const byId = new Map(awards.map((award) => [award.id, award]));
      const groups = chooseGroups(await payRates.groupsOf(query.companyId), byId, query);
      const placeOf = (awardId: number | null): number =>
        awardId === null ? awards.length : (place.get(awardId) ?? awards.length);
      const rates = await payRates.ratesOf(groups.map(({ id }) => id));
      const employees = query.includeEmployees
        ? ((await staff.basicOf([query.companyId])).get(query.companyId) ?? [])
        : [];
      return [...groups]
        .sort((a, b) => placeOf(a.awardId) - placeOf(b.awardId))
        .map((group) => ({
          award_id: group.awardId,
          award_name: group.awardId === null ? null : (byId.get(group.awardId)?.name ?? null),
          classification_id: group.id,
          classification_name: group.name,
          pay_rates: rates.filter(({ groupId }) => groupId === group.id).map(payRateReadModel),
          ...(query.includeEmployees ? { employees: ratedEmployees(employees, group.employeeIds) } : {}),
        }));
    });
}

function ratedEmployees(employees: readonly BasicEmployee[], ids: readonly number[]) {
  const wanted = new Set(ids);
  return employees
    .filter(({ id }) => wanted.has(id))
    .map(({ id, format_name, number }) => ({ id, format_name, number }));
}
