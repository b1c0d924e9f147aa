import { accepted, type Result } from 'payroll-core';
import type { UnitOfWork } from '@anz-payroll/kernel';
import { malformed, refusal, type CompaniesRefusal } from '../domain/companies-refusal';
import { followedAwardFields, type FollowedAward } from '../domain/followed-award';
import { readFields } from '../fields';
import type { CompanyStores } from '../ports';
import { inCompany } from './in-company';
import type { OneGroup } from './pay-rate-groups';

interface Deps {
  readonly unitOfWork: UnitOfWork<CompanyStores>;
}

/** Has a classification follow a published award; nothing changes until an increase is confirmed. */
export function followAward(deps: Deps) {
  return (command: OneGroup & { readonly body: unknown }): Promise<Result<FollowedAward, CompaniesRefusal>> =>
    inCompany(deps.unitOfWork, command.companyId, async ({ payRates }, company) => {
      const sent = readFields(followedAwardFields, command.body, { required: ['award_code', 'classification'] });
      if (!sent.ok) return malformed('pay-rate-group/malformed', sent.error);
      const group = (await payRates.groupsOf(company.id)).find(({ id }) => id === command.groupId);
      if (group === undefined) return refusal('pay-rate-group/not-found', 'Classification not found');
      if (company.country !== 'AU') {
        return refusal('pay-rate-group/invalid', 'Modern awards are Australian; this company is not.');
      }
      const followed: FollowedAward = {
        groupId: group.id,
        companyId: company.id,
        awardCode: sent.value.award_code!,
        classification: sent.value.classification!,
        marginPercent: sent.value.margin_percent ?? '0',
      };
      await payRates.follow(followed);
      return accepted(followed);
    });
}

export function unfollowAward(deps: Deps) {
  return (command: OneGroup): Promise<Result<undefined, CompaniesRefusal>> =>
    inCompany(deps.unitOfWork, command.companyId, async ({ payRates }, company) => {
      const followed = (await payRates.followedIn(company.id)).find(({ groupId }) => groupId === command.groupId);
      if (followed === undefined) {
        return refusal('pay-rate-group/not-found', 'This classification follows no published award.');
      }
      await payRates.unfollow(followed.groupId);
      return accepted(undefined);
    });
}
