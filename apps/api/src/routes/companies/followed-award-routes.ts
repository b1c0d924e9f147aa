import { modernAwards } from '@anz-payroll/composition';
import { followedAwardFields, type FollowedAward as Followed } from '@anz-payroll/companies';
import type { AwardIncrease as Increase, IncreaseOfGroup } from '@anz-payroll/employee-lifecycle';
import { Amount, CivilDateText, ListOf, Text, TextList, toAmount, WholeNumber } from '@anz-payroll/http-kit/contract';
import { answer, answerNothing, json, route, type Route } from '@anz-payroll/http-kit/route';
import { civilDate } from 'payroll-core';
import { readsCompany, writesCompany } from './company-auth';
import { CompanyPath, PayRateGroupPath } from './company-contracts';
import { bodyContract } from './contract-of-fields';
import { refuse } from './people-answers';
import type { PeopleServices } from './people-services';

const tag = 'Pay rates';

export const FollowedAwardBody = bodyContract('FollowedAwardBody', followedAwardFields, {
  required: ['award_code', 'classification'],
});

export class FollowedAward {
  @WholeNumber() group_id!: number;
  @Text() award_code!: string;
  @Text() classification!: string;
  @Amount({ description: 'By how much the rates stay above the award.' }) margin_percent!: number;
}

class AwardIncreaseQuery {
  @CivilDateText({ description: 'The first day of the first full pay period on or after the day of the increase.' })
  on!: string;
}

export class AwardIncreaseConfirm extends AwardIncreaseQuery {
  @Text({ max: 80, description: 'From the preview: what is confirmed is what was shown.' }) confirmation!: string;
}

export class RaisedRate {
  @WholeNumber() rate_id!: number;
  @Text() description!: string;
  @Amount() from!: number;
  @Amount() to!: number;
}

export class RaisedEmployee {
  @WholeNumber() employee_id!: number;
  @Text() name!: string;
  @Amount() from!: number;
  @Amount() to!: number;
  @Amount({ description: 'More in a week of standard hours.' }) per_week!: number;
}

export class IncreasedClassification {
  @WholeNumber() group_id!: number;
  @Text() name!: string;
  @Text() award_code!: string;
  @Text() classification!: string;
  @Amount() margin_percent!: number;
  @Amount({ nullable: true, description: 'The published minimum an hour.' }) published!: number | null;
  @Amount({ nullable: true, description: 'With the margin.' }) target!: number | null;
  @ListOf(() => RaisedRate) rates!: readonly RaisedRate[];
  @ListOf(() => RaisedEmployee) employees!: readonly RaisedEmployee[];
  @TextList({ description: 'What stays as it is, and why.' }) notes!: readonly string[];
}

export class AwardIncrease {
  @CivilDateText() on!: string;
  @WholeNumber() changes!: number;
  @Amount({ description: 'Of everybody’s standard hours.' }) cost_per_week!: number;
  @Text() confirmation!: string;
  @ListOf(() => IncreasedClassification) groups!: readonly IncreasedClassification[];
}

/** Classifications that follow a published award, and its yearly increase. */
export function followedAwardRoutes({ companies, employees }: PeopleServices): readonly Route[] {
  const increase = '/api/company/{company_id}/award-increase';
  const findAward = (code: string) => modernAwards.find(code);
  return [
    route({
      method: 'PUT',
      path: '/api/company/{company_id}/pay-rate-groups/{group_id}/published-award',
      operation: 'follow-published-award',
      may: 'pay-items.write',
      summary: 'Has a classification follow a published modern award',
      tag,
      auth: writesCompany,
      rate: 'default',
      request: { params: PayRateGroupPath, body: json(FollowedAwardBody) },
      responses: { 200: answer(FollowedAward, 'What it follows.') },
      errors: { 400: 'The company is not Australian', 404: 'Not found' },
      async handle({ params, body }) {
        const followed = await companies.followAward({ companyId: params.company_id, groupId: params.group_id, body });
        return followed.ok ? { status: 200, body: showFollowed(followed.value) } : refuse(followed.error);
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/company/{company_id}/pay-rate-groups/{group_id}/published-award',
      operation: 'unfollow-published-award',
      may: 'pay-items.write',
      summary: 'Lets a classification follow no award any more; its rates stay',
      tag,
      auth: writesCompany,
      rate: 'default',
      request: { params: PayRateGroupPath },
      responses: { 204: answerNothing('Done.') },
      errors: { 404: 'Not found' },
      async handle({ params }) {
        const left = await companies.unfollowAward({ companyId: params.company_id, groupId: params.group_id });
        return left.ok ? { status: 204 } : refuse(left.error);
      },
    }),
    route({
      method: 'GET',
      path: increase,
      operation: 'preview-award-increase',
      may: 'pays.read',
      summary: 'What following the awards on a day would change: rates, people and what it costs; stores nothing',
      tag,
      auth: readsCompany,
      rate: 'lookup',
      weight: 'heavy',
      request: { params: CompanyPath, query: AwardIncreaseQuery },
      responses: { 200: answer(AwardIncrease, 'The impact, and the confirmation to send back.') },
      errors: { 400: 'No company found with the given company_id', 404: 'Company not found' },
      async handle({ params, query }) {
        const asked = { companyId: params.company_id, on: civilDate(query.on), findAward };
        const shown = await employees.previewAwardIncrease(asked);
        return shown.ok ? { status: 200, body: showIncrease(shown.value) } : refuse(shown.error);
      },
    }),
    route({
      method: 'POST',
      path: increase,
      operation: 'confirm-award-increase',
      may: 'pay-items.write',
      summary: 'Raises rates and people as the preview showed',
      tag,
      auth: writesCompany,
      rate: 'default',
      weight: 'heavy',
      request: { params: CompanyPath, body: json(AwardIncreaseConfirm) },
      responses: { 200: answer(AwardIncrease, 'What was raised.') },
      errors: {
        400: 'The data is refused',
        404: 'Company not found',
        412: 'The impact has changed since it was shown',
      },
      async handle({ params, body }) {
        const { on, confirmation } = body;
        const asked = { companyId: params.company_id, on: civilDate(on), findAward, confirmation };
        const raised = await employees.confirmAwardIncrease(asked);
        return raised.ok ? { status: 200, body: showIncrease(raised.value) } : refuse(raised.error);
      },
    }),
  ];
}

function showFollowed({ groupId, awardCode, classification, marginPercent }: Followed): FollowedAward {
  return { group_id: groupId, award_code: awardCode, classification, margin_percent: toAmount(marginPercent) };
}

function showIncrease({ on, changes, costPerWeek, confirmation, groups }: Increase): AwardIncrease {
  return { on, changes, cost_per_week: toAmount(costPerWeek), confirmation, groups: groups.map(showGroup) };
}

function showGroup(group: IncreaseOfGroup): IncreasedClassification {
  return {
    group_id: group.groupId,
    name: group.name,
    award_code: group.awardCode,
    classification: group.classification,
    margin_percent: toAmount(group.marginPercent),
    published: group.published === null ? null : toAmount(group.published),
    target: group.target === null ? null : toAmount(group.target),
    rates: group.rates.map(({ rateId, description, from, to }) => ({
      rate_id: rateId,
      description,
      from: toAmount(from),
      to: toAmount(to),
    })),
    employees: group.employees.map(({ employeeId, name, from, to, perWeek }) => ({
      employee_id: employeeId,
      name,
      from: toAmount(from),
      to: toAmount(to),
      per_week: toAmount(perWeek),
    })),
    notes: group.notes,
  };
}
