import { bearer, company } from '@anz-payroll/http-kit/route';

/** A company that is not there is "Company not found" to writers and 400 to readers of its lists (spec 7.2). */
const unknownToWriters = { problem: 'not-found', detail: 'Company not found' } as const;

export const readsCompany = bearer(['payroll.read'], { company: company() });
export const writesCompany = bearer(['payroll.write'], { company: company('company_id', unknownToWriters) });
export const readsCompanyItself = bearer(['payroll.read'], {
  company: company('company_id', { problem: 'not-found', detail: 'Company not found.' }),
});
