import { accepted, type Result } from 'payroll-core';
import type { UnitOfWork } from '@anz-payroll/kernel';
import { changedMeanwhile, malformed, refusal, type CompaniesRefusal } from '../domain/companies-refusal';
import { decidePayRate } from '../domain/decide-pay-rate';
import { payRateReadModel, type PayRateReadModel } from '../domain/pay-rate-read-model';
import { payRateFields, type PayRate } from '../domain/pay-rates';
import { readFields } from '../fields';
import type { CompanyStores } from '../ports';
import { inCompany } from './in-company';
import { groupOf, type OneGroup } from './pay-rate-groups';

interface Deps {
  readonly unitOfWork: UnitOfWork<CompanyStores>;
}

export interface OneRate extends OneGroup {
  readonly rateId: number;
}

export function createPayRate(deps: Deps) {
  return (command: OneGroup & { readonly body: unknown }): Promise<Result<PayRateReadModel, CompaniesRefusal>> =>
    inCompany(deps.unitOfWork, command.companyId, async (stores) => {
      const sent = readFields(payRateFields, command.body, { required: ['description'], nullMeansOmitted: true });
      if (!sent.ok) return malformed('pay-rate/malformed', sent.error);
      const group = await groupOf(stores, command);
      if (!group.ok) return group;
      const decided = decidePayRate(sent.value);
      if (!decided.ok) return decided;
      return accepted(payRateReadModel(await stores.payRates.addRate({ groupId: group.value.id, ...decided.value })));
    });
}

export interface UpdatePayRate extends OneRate {
  readonly body: unknown;
  /** Whether the caller is willing to overwrite the rate as it is stored; without it, any. */
  readonly mayTouch?: (stored: PayRateReadModel) => boolean;
}

export function updatePayRate(deps: Deps) {
  return (command: UpdatePayRate): Promise<Result<PayRateReadModel, CompaniesRefusal>> =>
    inCompany(deps.unitOfWork, command.companyId, async (stores) => {
      const sent = readFields(payRateFields, command.body);
      if (!sent.ok) return malformed('pay-rate/malformed', sent.error);
      const before = await rateOf(stores, command);
      if (!before.ok) return before;
      if (command.mayTouch?.(payRateReadModel(before.value)) === false) return changedMeanwhile('pay rate');
      const decided = decidePayRate(sent.value, before.value);
      if (!decided.ok) return decided;
      const rate = { ...before.value, ...decided.value };
      await stores.payRates.saveRate(rate);
      return accepted(payRateReadModel(rate));
    });
}

export function deletePayRate(deps: Deps) {
  return (command: OneRate): Promise<Result<undefined, CompaniesRefusal>> =>
    inCompany(deps.unitOfWork, command.companyId, async (stores) => {
      const rate = await rateOf(stores, command);
      if (!rate.ok) return rate;
      await stores.payRates.removeRate(rate.value);
      return accepted(undefined);
    });
}

async function rateOf(stores: CompanyStores, one: OneRate): Promise<Result<PayRate, CompaniesRefusal>> {
  const group = await groupOf(stores, one);
  if (!group.ok) return group;
  const rate = (await stores.payRates.ratesOf([group.value.id])).find(({ id }) => id === one.rateId);
  return rate === undefined ? refusal('pay-rate/not-found', 'Pay rate not found') : accepted(rate);
}
