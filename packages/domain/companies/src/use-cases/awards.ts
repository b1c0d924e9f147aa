import { accepted, type Result } from 'payroll-core';
import type { UnitOfWork } from '@anz-payroll/kernel';
import { changedMeanwhile, malformed, refusal, type CompaniesRefusal } from '../domain/companies-refusal';
import { normalKey } from '../domain/normal-key';
import { awardFields, type Award } from '../domain/pay-rates';
import { readFields } from '../fields';
import type { CompanyStores } from '../ports';
import { inCompany } from './in-company';

interface Deps {
  readonly unitOfWork: UnitOfWork<CompanyStores>;
}

export interface AwardReadModel {
  readonly id: number;
  readonly name: string;
}

const readModel = ({ id, name }: Award): AwardReadModel => ({ id, name });

export function listAwards(deps: Deps) {
  return (query: { readonly companyId: number }): Promise<readonly AwardReadModel[]> =>
    deps.unitOfWork.run(async ({ payRates }) => (await payRates.awardsOf(query.companyId)).map(readModel));
}

export function createAward(deps: Deps) {
  return (command: {
    readonly companyId: number;
    readonly body: unknown;
  }): Promise<Result<AwardReadModel, CompaniesRefusal>> =>
    inCompany(deps.unitOfWork, command.companyId, async ({ payRates }, company) => {
      const name = await freeName(payRates, company.id, command.body);
      return name.ok ? accepted(readModel(await payRates.addAward(company.id, name.value))) : name;
    });
}

export interface OneAward {
  readonly companyId: number;
  readonly awardId: number;
}

export interface RenameAward extends OneAward {
  readonly body: unknown;
  /** Whether the caller is willing to overwrite the award as it is stored; without it, any. */
  readonly mayTouch?: (stored: AwardReadModel) => boolean;
}

export function renameAward(deps: Deps) {
  return (command: RenameAward): Promise<Result<AwardReadModel, CompaniesRefusal>> =>
    inCompany(deps.unitOfWork, command.companyId, async ({ payRates }, company) => {
      const award = (await payRates.awardsOf(company.id)).find(({ id }) => id === command.awardId);
      if (award === undefined) return noAward();
      if (command.mayTouch?.(readModel(award)) === false) return changedMeanwhile('award');
      const name = await freeName(payRates, company.id, command.body, award.id);
      if (!name.ok) return name;
      await payRates.renameAward({ ...award, name: name.value });
      return accepted({ id: award.id, name: name.value });
    });
}

export function deleteAward(deps: Deps) {
  return (command: OneAward): Promise<Result<undefined, CompaniesRefusal>> =>
    inCompany(deps.unitOfWork, command.companyId, async ({ payRates }, company) => {
      const award = (await payRates.awardsOf(company.id)).find(({ id }) => id === command.awardId);
      if (award === undefined) return noAward();
      const groups = (await payRates.groupsOf(company.id)).filter(({ awardId }) => awardId === award.id);
      if (groups.length > 0) {
        return refusal(
          'award/in-use',
          `Classifications ${groups.map(({ id }) => id).join(', ')} belong to this award. Move or delete them first.`,
        );
      }
      await payRates.removeAward(award);
      return accepted(undefined);
    });
}

async function freeName(
  payRates: CompanyStores['payRates'],
  companyId: number,
  body: unknown,
  ownId?: number,
): Promise<Result<string, CompaniesRefusal>> {
  const sent = readFields(awardFields, body, { required: ['name'] });
  if (!sent.ok) return malformed('award/malformed', sent.error);
  const name = sent.value.name!;
  const holder = (await payRates.awardsOf(companyId)).find((award) => normalKey(award.name) === normalKey(name));
  return holder === undefined || holder.id === ownId
    ? accepted(name)
    : refusal('award/duplicate-name', `Award ${holder.id} already has this name.`);
}

function noAward() {
  return refusal('award/not-found', 'Award not found');
}
