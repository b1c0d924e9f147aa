import { bearer, company } from '@anz-payroll/http-kit/route';

/** Pays are written only by customers with a subscription; reading, and what keeps nothing, goes on without one. */
export const writesPays = bearer(['payroll.write'], {
  company: company('company_id', { problem: 'not-found', detail: 'Company not found' }),
  activeSubscription: true,
});

/** Previews and their like are POST, and every call that is not a GET is the writing scope's (spec 5); they keep nothing. */
export const asksAboutPays = bearer(['payroll.write'], { company: company() });
