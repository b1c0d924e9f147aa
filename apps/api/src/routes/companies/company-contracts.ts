import {
  allowanceFields,
  awardFields,
  companyFields,
  payRateFields,
  payRateGroupFields,
  type AllowanceReadModel,
  type BasicEmployee as BasicEmployeeModel,
  type CompanyReadModel,
  type PayRateGroupReadModel,
  type PayRateReadModel,
} from '@anz-payroll/companies';
import { MOST_EMPLOYEES_WITH_COMPANY } from '@anz-payroll/employee-lifecycle';
import {
  Amount,
  AnyValue,
  CodeOf,
  Flag,
  ListOf,
  PathId,
  QueryFlag,
  Text,
  toAmount,
  WholeNumber,
  WholeNumberList,
} from '@anz-payroll/http-kit/contract';
import { EmployeeCreate } from '../employees/employee-contracts';
import { answerContract, bodyContract, shownValues } from './contract-of-fields';

export class CompanyPath {
  @PathId() company_id!: number;
}

export const CompanyCreate = bodyContract('CompanyCreate', companyFields, {
  required: ['legal_name'],
  nullMeansOmitted: true,
});
AnyValue({}, { optional: true, nullable: true, description: 'Ignored: ids are generated.' })(
  CompanyCreate.prototype as object,
  'id',
);
ListOf(() => EmployeeCreate, {
  optional: true,
  nullable: true,
  max: MOST_EMPLOYEES_WITH_COMPANY,
  tooMany: {
    code: 'too_long',
    message: `This value must have at most ${MOST_EMPLOYEES_WITH_COMPANY} entries; create further employees in batches.`,
  },
  description: 'Made in the same transaction; one bad item refuses the whole request.',
})(CompanyCreate.prototype as object, 'employees');

export const CompanyPartialUpdate = bodyContract('CompanyPartialUpdate', companyFields);

export class BasicEmployee {
  @WholeNumber() id!: number;
  @Text({ nullable: true }) number!: string | null;
  @Text() first_name!: string;
  @Text() last_name!: string;
  @Text() format_name!: string;
  @Flag() is_terminated!: boolean;
}

export const Company = answerContract('Company', companyFields);
WholeNumber()(Company.prototype as object, 'id');
CodeOf(['AU', 'NZ'], { description: 'Decided by abn or ird_number on create.' })(
  Company.prototype as object,
  'country',
);
ListOf(() => BasicEmployee, { description: 'Those that are not deleted.' })(Company.prototype as object, 'employees');

export function toCompany(company: CompanyReadModel) {
  return {
    id: company.id,
    country: company.country,
    ...shownValues(companyFields, company as unknown as Record<string, unknown>),
    employees: company.employees satisfies readonly BasicEmployeeModel[],
  };
}

export class AllowancePath extends CompanyPath {
  @PathId() allowance_id!: number;
}

export const CompanyAllowanceCreate = bodyContract('CompanyAllowanceCreate', allowanceFields, {
  requiredByDomain: ['description', 'amount'],
});
export const CompanyAllowanceUpdate = bodyContract('CompanyAllowanceUpdate', allowanceFields);

export class CompanyAllowance {
  @WholeNumber() id!: number;
  @WholeNumber() company_id!: number;
  @Text() description!: string;
  @Amount() amount!: number;
  @Text({ nullable: true }) allowance_category!: string | null;
  @Text({ optional: true, description: 'Only on allowances of the category OD that say what they are for.' })
  other_type?: string;
  @Flag() auto_apply_to_pay!: boolean;
  @Flag() is_taxable!: boolean;
  @Flag() is_itemised!: boolean;
  @Flag() is_included_in_super_calculations!: boolean;
  @Flag({ optional: true, description: 'Only where it was said: tax and super then follow the law.' })
  is_within_limit?: boolean;
  @WholeNumberList() employee_ids!: readonly number[];
}

export function toAllowance(allowance: AllowanceReadModel): CompanyAllowance {
  return { ...allowance, amount: toAmount(allowance.amount) };
}

export class AllowanceChangeQuery {
  @QueryFlag({
    optional: true,
    default: false,
    description: "Also renames this allowance's own lines on processed pays.",
  })
  propagate_description_to_history?: boolean;
}

export class AllowanceDeleteQuery {
  @QueryFlag({ optional: true, default: false, description: 'Detaches the employees who still have it.' })
  force?: boolean;
}

export class Message {
  @Text() message!: string;
}

export class PayRatesQuery {
  @Text({ optional: true, description: 'Id or name (case does not matter); none or null for no award.' })
  award?: string;
  @Text({ optional: true, description: 'Id or name (case does not matter).' })
  classification?: string;
  @QueryFlag({ optional: true, default: false }) include_employees?: boolean;
}

export class PayRate {
  @WholeNumber() id!: number;
  @Text({ description: 'Stable; what rate_reference on pay hours names.', example: 'company:7' }) reference!: string;
  @Text() description!: string;
  @Text() units!: string;
  @Amount({ nullable: true, description: 'Dollars per unit.' }) rate!: number | null;
  @Amount({ nullable: true, description: "Multiplies the employee's hourly rate." }) multiplier!: number | null;
  @Flag() is_overtime!: boolean;
}

export class RatedEmployee {
  @WholeNumber() id!: number;
  @Text() format_name!: string;
  @Text({ nullable: true }) number!: string | null;
}

export class PayRateGroup {
  @WholeNumber({ nullable: true }) award_id!: number | null;
  @Text({ nullable: true }) award_name!: string | null;
  @WholeNumber() classification_id!: number;
  @Text() classification_name!: string;
  @ListOf(() => PayRate) pay_rates!: readonly PayRate[];
  @ListOf(() => RatedEmployee, { optional: true }) employees?: readonly RatedEmployee[];
}

export function toPayRate(rate: PayRateReadModel): PayRate {
  return { ...rate, rate: numberOrNull(rate.rate), multiplier: numberOrNull(rate.multiplier) };
}

export function numberOrNull(digits: string | null): number | null {
  return digits === null ? null : toAmount(digits);
}

export function toPayRateGroup(group: PayRateGroupReadModel): PayRateGroup {
  return { ...group, pay_rates: group.pay_rates.map(toPayRate) };
}

export class AwardPath extends CompanyPath {
  @PathId() award_id!: number;
}

export const AwardBody = bodyContract('AwardBody', awardFields, { required: ['name'] });

export class Award {
  @WholeNumber() id!: number;
  @Text() name!: string;
}

export class PayRateGroupPath extends CompanyPath {
  @PathId() group_id!: number;
}

export const PayRateGroupCreate = bodyContract('PayRateGroupCreate', payRateGroupFields, { required: ['name'] });
export const PayRateGroupUpdate = bodyContract('PayRateGroupUpdate', payRateGroupFields);

export class PayRateGroupRecord {
  @WholeNumber() id!: number;
  @Text() name!: string;
  @WholeNumber({ nullable: true }) award_id!: number | null;
  @WholeNumberList() employee_ids!: readonly number[];
}

export class PayRatePath extends PayRateGroupPath {
  @PathId() rate_id!: number;
}

export const PayRateCreate = bodyContract('PayRateCreate', payRateFields, {
  required: ['description'],
  nullMeansOmitted: true,
});
export const PayRateUpdate = bodyContract('PayRateUpdate', payRateFields);
