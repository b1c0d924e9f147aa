import { accepted, type Result } from 'payroll-core';
import type { FilingRefusal } from '../domain/filing-refusal';
import type { Lodgement } from '../ports';
import { companyOf } from './company-in-country';
import type { FilingDependencies } from './filing-dependencies';

/** What was lodged for a company and what became of it, newest first. */
export function listLodgements(deps: Pick<FilingDependencies, 'reading'>) {
  return (query: {
    readonly companyId: number;
    readonly limit: number;
  }): Promise<Result<readonly LodgementWithPays[], FilingRefusal>> =>
    deps.reading.run(async (stores) => {
      const company = await companyOf(stores, query.companyId);
      if (!company.ok) return company;
      const lodgements = await stores.lodgements.ofCompany(query.companyId, query.limit);
      return accepted(
        await Promise.all(
          lodgements.map(async (each) => ({ ...each, payIds: await stores.lodgements.paysOf(each.id) })),
        ),
      );
    });
}

export interface LodgementWithPays extends Lodgement {
  readonly payIds: readonly number[];
}

/** Where pays stand with the tax office, and what was said of them last. */
export function readStpMessages(deps: Pick<FilingDependencies, 'reading'>) {
  return (payIds: readonly number[]): Promise<ReadonlyMap<number, string>> =>
    deps.reading.run((stores) => stores.pays.stpMessages(payIds));
}

/** Messages that were given up or wait are due now. */
export function retryLodgements(deps: Pick<FilingDependencies, 'unitOfWork' | 'clock' | 'wake'>) {
  return async (command: { readonly companyId?: number | undefined }): Promise<number> => {
    const count = await deps.unitOfWork.run(({ lodgements }) => lodgements.retry(command.companyId, deps.clock.now()));
    if (count > 0) deps.wake();
    return count;
  };
}
