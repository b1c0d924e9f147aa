import type { Company, CompanyDetails, Country, FollowedAward } from '@anz-payroll/companies';
import { column, defineTable, nullable } from '../columns';

/** Details that are kept encrypted. */
export const encryptedCompanyFields = [
  'ird_number',
  'bank_account_number',
] as const satisfies readonly (keyof CompanyDetails)[];

export type OpenCompanyDetails = Omit<CompanyDetails, (typeof encryptedCompanyFields)[number] | 'abn'>;

/**
 * What is looked for or ordered by has a column; the rest of the details is one JSON text, in which decimals and dates
 * are exact on both engines and a new field needs no change of schema.
 */
export interface CompanyRow extends Pick<
  Company,
  'id' | 'customerId' | 'version' | 'isDeleted' | 'createdAt' | 'updatedAt'
> {
  readonly country: Country;
  readonly nameKey: string;
  readonly details: OpenCompanyDetails;
  readonly sealed: string | null;
  /** Public, so in plain. */
  readonly abn: string | null;
  /** Keyed hash: how a company is found by its IRD number. */
  readonly irdNumberHash: string | null;
}

export const CompanyTable = defineTable<CompanyRow>('companies', {
  id: column.id(),
  customerId: column.integer(),
  version: column.integer(),
  country: column.code<Country>(2),
  isDeleted: column.boolean(),
  nameKey: column.key(400),
  details: column.json<OpenCompanyDetails>(),
  sealed: nullable(column.encrypted()),
  abn: nullable(column.code(11)),
  irdNumberHash: nullable(column.lookupHash()),
  createdAt: column.epochMs(),
  updatedAt: column.epochMs(),
});

export interface AllowanceRow {
  readonly id: number;
  readonly companyId: number;
  readonly version: number;
  readonly description: string;
  readonly descriptionKey: string;
  readonly amount: string;
  readonly category: string | null;
  readonly autoApplyToPay: boolean;
  readonly isTaxable: boolean;
  readonly isItemised: boolean;
  readonly isIncludedInSuperCalculations: boolean;
}

export const AllowanceTable = defineTable<AllowanceRow>('company_allowances', {
  id: column.id(),
  companyId: column.integer(),
  version: column.integer(),
  description: column.text(60),
  descriptionKey: column.key(120),
  amount: column.money(),
  category: nullable(column.code(16)),
  autoApplyToPay: column.boolean(),
  isTaxable: column.boolean(),
  isItemised: column.boolean(),
  isIncludedInSuperCalculations: column.boolean(),
});

export interface AllowanceEmployeeRow {
  readonly allowanceId: number;
  readonly employeeId: number;
}

export const AllowanceEmployeeTable = defineTable<AllowanceEmployeeRow>(
  'company_allowance_employees',
  { allowanceId: column.integer(), employeeId: column.integer() },
  { primaryKey: ['allowanceId', 'employeeId'] },
);

export interface AwardRow {
  readonly id: number;
  readonly companyId: number;
  readonly name: string;
  readonly nameKey: string;
}

export const AwardTable = defineTable<AwardRow>('awards', {
  id: column.id(),
  companyId: column.integer(),
  name: column.text(120),
  nameKey: column.key(240),
});

export interface PayRateGroupRow extends AwardRow {
  readonly awardId: number | null;
}

export const PayRateGroupTable = defineTable<PayRateGroupRow>('pay_rate_groups', {
  id: column.id(),
  companyId: column.integer(),
  awardId: nullable(column.integer()),
  name: column.text(120),
  nameKey: column.key(240),
});

export interface PayRateGroupEmployeeRow {
  readonly groupId: number;
  readonly employeeId: number;
}

export const PayRateGroupEmployeeTable = defineTable<PayRateGroupEmployeeRow>(
  'pay_rate_group_employees',
  { groupId: column.integer(), employeeId: column.integer() },
  { primaryKey: ['groupId', 'employeeId'] },
);

export interface PayRateRow {
  readonly id: number;
  readonly groupId: number;
  readonly description: string;
  readonly units: string;
  readonly rate: string | null;
  readonly multiplier: string | null;
  readonly isOvertime: boolean;
}

export const PayRateTable = defineTable<PayRateRow>('pay_rates', {
  id: column.id(),
  groupId: column.integer(),
  description: column.text(60),
  units: column.text(32),
  rate: nullable(column.decimal(18, 6)),
  multiplier: nullable(column.decimal(18, 6)),
  isOvertime: column.boolean(),
});

export const FollowedAwardTable = defineTable<FollowedAward>(
  'followed_awards',
  {
    groupId: column.integer(),
    companyId: column.integer(),
    awardCode: column.code(8),
    classification: column.text(200),
    marginPercent: column.decimal(18, 6),
  },
  { primaryKey: ['groupId'] },
);

export const companyTables = [
  CompanyTable,
  AllowanceTable,
  AllowanceEmployeeTable,
  AwardTable,
  PayRateGroupTable,
  PayRateGroupEmployeeTable,
  PayRateTable,
  FollowedAwardTable,
];
