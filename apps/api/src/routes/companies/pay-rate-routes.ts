import { answer, answerList, answerNothing, json, route, type Route } from '@anz-payroll/http-kit/route';
import { readsCompany, writesCompany } from './company-auth';
import {
  Award,
  AwardBody,
  AwardPath,
  CompanyPath,
  PayRate,
  PayRateCreate,
  PayRateGroup,
  PayRateGroupCreate,
  PayRateGroupPath,
  PayRateGroupRecord,
  PayRateGroupUpdate,
  PayRatePath,
  PayRatesQuery,
  PayRateUpdate,
  toPayRate,
  toPayRateGroup,
} from './company-contracts';
import { followedAwardRoutes } from './followed-award-routes';
import { refuse } from './people-answers';
import type { PeopleServices } from './people-services';

const tag = 'Pay rates';
const unknownCompany = { 400: 'No company found with the given company_id' } as const;
const writeErrors = {
  400: 'A rule for pay rates refuses the data',
  404: 'Not found',
  409: 'The name is taken, or the record is in use',
} as const;

export function payRateRoutes(services: PeopleServices): readonly Route[] {
  return [
    listPayRates(services),
    ...awardRoutes(services),
    ...groupRoutes(services),
    ...rateRoutes(services),
    ...followedAwardRoutes(services),
  ];
}

const listPayRates = ({ companies }: PeopleServices): Route =>
  route({
    method: 'GET',
    path: '/api/company/{company_id}/pay-rates',
    operation: 'list-company-pay-rates',
    may: 'company.read',
    summary: 'Pay rates by award and classification',
    tag,
    auth: readsCompany,
    rate: 'default',
    request: { params: CompanyPath, query: PayRatesQuery },
    responses: { 200: answerList(PayRateGroup, 'One entry per classification; those under no award come last.') },
    errors: unknownCompany,
    async handle({ params, query }) {
      const groups = await companies.listPayRates({
        companyId: params.company_id,
        includeEmployees: query.include_employees ?? false,
        ...(query.award === undefined ? {} : { award: query.award }),
        ...(query.classification === undefined ? {} : { classification: query.classification }),
      });
      return { status: 200, body: groups.map(toPayRateGroup) };
    },
  });

function awardRoutes({ companies }: PeopleServices): readonly Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/company/{company_id}/awards',
      operation: 'list-awards',
      may: 'company.read',
      summary: 'The awards of a company',
      tag,
      auth: readsCompany,
      rate: 'default',
      request: { params: CompanyPath },
      responses: { 200: answerList(Award, 'By name.') },
      errors: unknownCompany,
      handle: async ({ params }) => ({
        status: 200,
        body: await companies.listAwards({ companyId: params.company_id }),
      }),
    }),
    route({
      method: 'POST',
      path: '/api/company/{company_id}/awards',
      operation: 'create-award',
      may: 'pay-items.write',
      summary: 'Adds an award',
      tag,
      auth: writesCompany,
      rate: 'default',
      request: { params: CompanyPath, body: json(AwardBody) },
      responses: { 201: answer(Award, 'The award.') },
      errors: writeErrors,
      async handle({ params, body }) {
        const made = await companies.createAward({ companyId: params.company_id, body });
        return made.ok ? { status: 201, body: made.value } : refuse(made.error);
      },
    }),
    route({
      method: 'PATCH',
      path: '/api/company/{company_id}/awards/{award_id}',
      operation: 'rename-award',
      may: 'pay-items.write',
      summary: 'Renames an award',
      tag,
      auth: writesCompany,
      rate: 'default',
      request: { params: AwardPath, body: json(AwardBody) },
      responses: { 200: answer(Award, 'The award.') },
      errors: writeErrors,
      async handle({ params, body }) {
        const changed = await companies.renameAward({ companyId: params.company_id, awardId: params.award_id, body });
        return changed.ok ? { status: 200, body: changed.value } : refuse(changed.error);
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/company/{company_id}/awards/{award_id}',
      operation: 'delete-award',
      may: 'pay-items.write',
      summary: 'Deletes an award that has no classifications',
      tag,
      auth: writesCompany,
      rate: 'default',
      request: { params: AwardPath },
      responses: { 204: answerNothing('Deleted.') },
      errors: writeErrors,
      async handle({ params }) {
        const deleted = await companies.deleteAward({ companyId: params.company_id, awardId: params.award_id });
        return deleted.ok ? { status: 204 } : refuse(deleted.error);
      },
    }),
  ];
}

function groupRoutes({ companies }: PeopleServices): readonly Route[] {
  return [
    route({
      method: 'POST',
      path: '/api/company/{company_id}/pay-rate-groups',
      operation: 'create-pay-rate-group',
      may: 'pay-items.write',
      summary: 'Adds a classification under an award, or under none',
      tag,
      auth: writesCompany,
      rate: 'default',
      request: { params: CompanyPath, body: json(PayRateGroupCreate) },
      responses: { 201: answer(PayRateGroupRecord, 'The classification.') },
      errors: writeErrors,
      async handle({ params, body }) {
        const made = await companies.createPayRateGroup({ companyId: params.company_id, body });
        return made.ok ? { status: 201, body: made.value } : refuse(made.error);
      },
    }),
    route({
      method: 'PATCH',
      path: '/api/company/{company_id}/pay-rate-groups/{group_id}',
      operation: 'update-pay-rate-group',
      may: 'pay-items.write',
      summary: 'Changes a classification; employee_ids replaces the whole set',
      tag,
      auth: writesCompany,
      rate: 'default',
      request: { params: PayRateGroupPath, body: json(PayRateGroupUpdate) },
      responses: { 200: answer(PayRateGroupRecord, 'The classification.') },
      errors: writeErrors,
      async handle({ params, body }) {
        const { company_id: companyId, group_id: groupId } = params;
        const changed = await companies.updatePayRateGroup({ companyId, groupId, body });
        return changed.ok ? { status: 200, body: changed.value } : refuse(changed.error);
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/company/{company_id}/pay-rate-groups/{group_id}',
      operation: 'delete-pay-rate-group',
      may: 'pay-items.write',
      summary: 'Deletes a classification and its rates',
      tag,
      auth: writesCompany,
      rate: 'default',
      request: { params: PayRateGroupPath },
      responses: { 204: answerNothing('Deleted.') },
      errors: writeErrors,
      async handle({ params }) {
        const deleted = await companies.deletePayRateGroup({ companyId: params.company_id, groupId: params.group_id });
        return deleted.ok ? { status: 204 } : refuse(deleted.error);
      },
    }),
  ];
}

function rateRoutes({ companies }: PeopleServices): readonly Route[] {
  return [
    route({
      method: 'POST',
      path: '/api/company/{company_id}/pay-rate-groups/{group_id}/rates',
      operation: 'create-pay-rate',
      may: 'pay-items.write',
      summary: 'Adds a rate to a classification: dollars per unit, or a multiple of the hourly rate',
      tag,
      auth: writesCompany,
      rate: 'default',
      request: { params: PayRateGroupPath, body: json(PayRateCreate) },
      responses: { 201: answer(PayRate, 'The rate with its stable reference.') },
      errors: writeErrors,
      async handle({ params, body }) {
        const { company_id: companyId, group_id: groupId } = params;
        const made = await companies.createPayRate({ companyId, groupId, body });
        return made.ok ? { status: 201, body: toPayRate(made.value) } : refuse(made.error);
      },
    }),
    route({
      method: 'PATCH',
      path: '/api/company/{company_id}/pay-rate-groups/{group_id}/rates/{rate_id}',
      operation: 'update-pay-rate',
      may: 'pay-items.write',
      summary: 'Changes a rate; its reference stays',
      tag,
      auth: writesCompany,
      rate: 'default',
      request: { params: PayRatePath, body: json(PayRateUpdate) },
      responses: { 200: answer(PayRate, 'The rate.') },
      errors: writeErrors,
      async handle({ params, body }) {
        const { company_id: companyId, group_id: groupId, rate_id: rateId } = params;
        const changed = await companies.updatePayRate({ companyId, groupId, rateId, body });
        return changed.ok ? { status: 200, body: toPayRate(changed.value) } : refuse(changed.error);
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/company/{company_id}/pay-rate-groups/{group_id}/rates/{rate_id}',
      operation: 'delete-pay-rate',
      may: 'pay-items.write',
      summary: 'Deletes a rate',
      tag,
      auth: writesCompany,
      rate: 'default',
      request: { params: PayRatePath },
      responses: { 204: answerNothing('Deleted.') },
      errors: writeErrors,
      async handle({ params }) {
        const { company_id: companyId, group_id: groupId, rate_id: rateId } = params;
        const deleted = await companies.deletePayRate({ companyId, groupId, rateId });
        return deleted.ok ? { status: 204 } : refuse(deleted.error);
      },
    }),
  ];
}
