import { bearer, company } from '../../route';

/** Pays are written only by customers with a subscription; reading, and what keeps nothing, goes on without one. */
export const writesPays = bearer(['payroll.write'], {
  company: company('company_id', { problem: 'not-found', detail: 'Company not found' }),
  activeSubscription: true,
});
