import type {
  Employee,
  EmployeeDetails,
  EmployeeRequest,
  PartKind,
  PartValues,
  RequestKind,
  RequestState,
  encryptedFieldNames,
} from '@anz-payroll/employee-lifecycle';
import { column, defineTable, nullable } from '../columns';
import { encryptedColumn } from '../reencryption';

type Sealed = (typeof encryptedFieldNames)[number];
type InColumns = 'number' | 'first_name' | 'last_name' | 'employment_type';

export type EncryptedEmployeeDetails = Pick<EmployeeDetails, Sealed>;
export type OpenEmployeeDetails = Omit<EmployeeDetails, Sealed | InColumns>;

/** What is looked for, listed or ordered by has a column; the rest of the details is one JSON text, as for companies. */
export interface EmployeeRow extends Omit<Employee, 'details' | 'terminationDate'> {
  readonly terminationDate: string | null;
  readonly number: string | null;
  readonly numberKey: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly nameKey: string;
  readonly employmentType: number | null;
  /** JSON of the details in the version of their day; see `employeeDocument`. */
  readonly details: string;
  readonly sealed: string | null;
  /** Keyed hash of the tax file or IRD number: how an employee is found by it. */
  readonly taxNumberHash: string | null;
  /** Which batch made it, and its place there: engines number a batch each in its own way, so ids are read back by these. */
  readonly batch: string;
  readonly batchPlace: number;
}

export const EmployeeTable = defineTable<EmployeeRow>('employees', {
  id: column.id(),
  customerId: column.integer(),
  companyId: column.integer(),
  version: column.integer(),
  isTerminated: column.boolean(),
  terminationDate: nullable(column.civilDate()),
  isDeleted: column.boolean(),
  number: nullable(column.text(60)),
  numberKey: nullable(column.key(120)),
  firstName: column.text(60),
  lastName: column.text(60),
  nameKey: column.key(400),
  employmentType: nullable(column.integer()),
  details: column.jsonText(),
  sealed: nullable(column.encrypted()),
  taxNumberHash: nullable(column.lookupHash()),
  batch: column.code(40),
  batchPlace: column.integer(),
  createdAt: column.epochMs(),
  updatedAt: column.epochMs(),
});

export interface EmploymentTypeRow {
  readonly id: number;
  /** Zero for the built-in ones. */
  readonly customerId: number;
  readonly name: string;
  readonly nameKey: string;
}

export const EmploymentTypeTable = defineTable<EmploymentTypeRow>('employment_types', {
  id: column.id(),
  customerId: column.integer(),
  name: column.text(60),
  nameKey: column.key(120),
});

export interface EmployeePartRow {
  readonly id: number;
  readonly employeeId: number;
  readonly companyId: number;
  readonly kind: PartKind;
  readonly place: number;
  readonly descriptionKey: string | null;
  readonly details: PartValues;
  readonly sealed: string | null;
}

export const EmployeePartTable = defineTable<EmployeePartRow>('employee_parts', {
  id: column.id(),
  employeeId: column.integer(),
  companyId: column.integer(),
  kind: column.code<PartKind>(20),
  place: column.integer(),
  descriptionKey: nullable(column.key(120)),
  details: column.json<PartValues>(),
  sealed: nullable(column.encrypted()),
});

/** Which entries a list of an employee has, in their order: an entry that is deleted in the database is missed by it. */
export interface PartListRow {
  readonly employeeId: number;
  readonly kind: PartKind;
  readonly partIds: readonly number[];
  readonly mac: string | null;
}

export const PartListTable = defineTable<PartListRow>(
  'employee_part_lists',
  {
    employeeId: column.integer(),
    kind: column.code<PartKind>(20),
    partIds: column.json<readonly number[]>(),
    mac: nullable(column.lookupHash()),
  },
  { primaryKey: ['employeeId', 'kind'] },
);

/** How many employees of a customer count against its plan. */
export interface PlanSeatRow {
  readonly customerId: number;
  readonly taken: number;
}

export const PlanSeatTable = defineTable<PlanSeatRow>(
  'plan_places',
  { customerId: column.integer(), taken: column.integer() },
  { primaryKey: ['customerId'] },
);

/** When the bank accounts of an employee were last changed. */
export interface AccountChangeRow {
  readonly employeeId: number;
  readonly changedAt: number;
}

export const AccountChangeTable = defineTable<AccountChangeRow>(
  'employee_account_changes',
  { employeeId: column.integer(), changedAt: column.epochMs() },
  { primaryKey: ['employeeId'] },
);

/** The document holds what is asked for, encrypted: it may be a bank account or a tax number. */
export interface EmployeeRequestRow extends Omit<EmployeeRequest, 'asked'> {
  readonly document: string;
}

export const EmployeeRequestTable = defineTable<EmployeeRequestRow>('employee_requests', {
  id: column.id(),
  customerId: column.integer(),
  companyId: column.integer(),
  employeeId: column.integer(),
  kind: column.code<RequestKind>(20),
  document: column.encrypted(),
  state: column.code<RequestState>(12),
  requestedBy: column.integer(),
  requestedAt: column.epochMs(),
  decidedBy: nullable(column.integer()),
  decidedAt: nullable(column.epochMs()),
  reason: nullable(column.text(300)),
});

export const encryptedRequestColumn = encryptedColumn(EmployeeRequestTable, 'document', {
  boundTo: ['id', 'companyId', 'employeeId', 'kind', 'requestedBy'],
});

export const employeeTables = [
  EmployeeTable,
  EmploymentTypeTable,
  EmployeePartTable,
  PartListTable,
  PlanSeatTable,
  AccountChangeTable,
  EmployeeRequestTable,
];
