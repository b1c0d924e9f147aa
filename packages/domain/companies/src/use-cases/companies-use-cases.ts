import type { Clock, UnitOfWork } from '@anz-payroll/kernel';
import type { CompanyStores } from '../ports';
import { createAward, deleteAward, listAwards, renameAward } from './awards';
import { chooseDefaultCompany } from './choose-default-company';
import { createPayRate, deletePayRate, updatePayRate } from './company-pay-rates';
import { followAward, unfollowAward } from './follow-award';
import { createAllowance } from './create-allowance';
import { deleteAllowance } from './delete-allowance';
import { deleteCompany } from './delete-company';
import { listAllowances, readAllowanceById } from './list-allowances';
import { listCompanies } from './list-companies';
import { listPayRates } from './list-pay-rates';
import { classifyEmployee, createPayRateGroup, deletePayRateGroup, updatePayRateGroup } from './pay-rate-groups';
import { readCompany } from './read-company';
import { updateAllowance } from './update-allowance';
import { updateCompany } from './update-company';

export interface CompaniesDependencies {
  readonly unitOfWork: UnitOfWork<CompanyStores>;
  /** For what only looks: it waits for nobody's writes. */
  readonly reading: UnitOfWork<CompanyStores>;
  readonly clock: Clock;
}

export type CompaniesUseCases = ReturnType<typeof companiesUseCases>;

/** Every use case of this package on one set of dependencies, for a composition root. */
export function companiesUseCases(deps: CompaniesDependencies) {
  const looking = { unitOfWork: deps.reading };
  return {
    chooseDefaultCompany: chooseDefaultCompany(deps),
    classifyEmployee: classifyEmployee(deps),
    createAllowance: createAllowance(deps),
    createAward: createAward(deps),
    createPayRate: createPayRate(deps),
    createPayRateGroup: createPayRateGroup(deps),
    deleteAllowance: deleteAllowance(deps),
    deleteAward: deleteAward(deps),
    deleteCompany: deleteCompany(deps),
    deletePayRate: deletePayRate(deps),
    deletePayRateGroup: deletePayRateGroup(deps),
    listAllowances: listAllowances(looking),
    followAward: followAward(deps),
    listAwards: listAwards(looking),
    listCompanies: listCompanies(looking),
    listPayRates: listPayRates(looking),
    readAllowance: readAllowanceById(looking),
    readCompany: readCompany(looking),
    renameAward: renameAward(deps),
    unfollowAward: unfollowAward(deps),
    updateAllowance: updateAllowance(deps),
    updateCompany: updateCompany(deps),
    updatePayRate: updatePayRate(deps),
    updatePayRateGroup: updatePayRateGroup(deps),
  };
}
