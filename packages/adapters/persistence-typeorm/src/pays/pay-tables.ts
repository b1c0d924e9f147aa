import type { Country } from '@anz-payroll/companies';
import type {
  AnomalyCode,
  Figures,
  ItemKind,
  LedgerReason,
  PayPeriod,
  PayStatus,
  ScenarioChange,
  StpReceiver,
  StpStatus,
} from '@anz-payroll/pay-runs';
import { column, defineTable, nullable } from '../columns';
import { TimeClockTable, TimesheetShiftTable } from './timesheet-table';

export interface PayRunRow {
  readonly id: number;
  readonly customerId: number;
  readonly companyId: number;
  readonly version: number;
  readonly payPeriod: PayPeriod;
  readonly startDate: string;
  readonly endDate: string;
  readonly payDate: string;
  readonly payCount: number;
  readonly pendingCount: number;
  /** Sums are whole cents, so that both engines add them exactly. */
  readonly grossCents: number;
  readonly taxCents: number;
  readonly netCents: number;
  readonly superCents: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly mac: string | null;
}

export const PayRunTable = defineTable<PayRunRow>('pay_runs', {
  id: column.id(),
  customerId: column.integer(),
  companyId: column.integer(),
  version: column.integer(),
  payPeriod: column.code<PayPeriod>(12),
  startDate: column.civilDate(),
  endDate: column.civilDate(),
  payDate: column.civilDate(),
  payCount: column.integer(),
  pendingCount: column.integer(),
  grossCents: column.integer(),
  taxCents: column.integer(),
  netCents: column.integer(),
  superCents: column.integer(),
  createdAt: column.epochMs(),
  updatedAt: column.epochMs(),
  mac: nullable(column.lookupHash()),
});

export interface PayRunApprovalRow {
  readonly payRunId: number;
  readonly runVersion: number;
  readonly userId: number;
  readonly userName: string;
  readonly approvedAt: number;
  readonly onBehalfOf: number | null;
  readonly mac: string | null;
}

export const PayRunApprovalTable = defineTable<PayRunApprovalRow>(
  'pay_run_approvals',
  {
    payRunId: column.integer(),
    runVersion: column.integer(),
    userId: column.integer(),
    userName: column.text(200),
    approvedAt: column.epochMs(),
    onBehalfOf: nullable(column.integer()),
    mac: nullable(column.lookupHash()),
  },
  { primaryKey: ['payRunId'] },
);

export interface AcknowledgementRow {
  readonly payRunId: number;
  readonly employeeId: number;
  readonly code: AnomalyCode;
  readonly says: string;
  readonly note: string;
  readonly userId: number | null;
  readonly userName: string;
  readonly acknowledgedAt: number;
}

export const AcknowledgementTable = defineTable<AcknowledgementRow>(
  'pay_run_acknowledgements',
  {
    payRunId: column.integer(),
    employeeId: column.integer(),
    code: column.code<AnomalyCode>(40),
    says: column.text(500),
    note: column.text(500),
    userId: nullable(column.integer()),
    userName: column.text(200),
    acknowledgedAt: column.epochMs(),
  },
  { primaryKey: ['payRunId', 'employeeId', 'code'] },
);

export interface ScenarioRow {
  readonly id: number;
  readonly companyId: number;
  readonly name: string;
  readonly changes: readonly ScenarioChange[];
  readonly createdAt: number;
}

export const ScenarioTable = defineTable<ScenarioRow>('pay_scenarios', {
  id: column.id(),
  companyId: column.integer(),
  name: column.text(120),
  changes: column.json<readonly ScenarioChange[]>(),
  createdAt: column.epochMs(),
});

export interface PayRow {
  readonly id: number;
  readonly customerId: number;
  readonly companyId: number;
  readonly employeeId: number;
  readonly payRunId: number;
  readonly version: number;
  readonly country: Country;
  readonly status: PayStatus;
  readonly payDate: string;
  readonly payPeriod: PayPeriod;
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly processedAt: number | null;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly department: string | null;
  readonly note: string | null;
  readonly isTermination: boolean;
  readonly hasWorkersComp: boolean;
  readonly gross: string;
  readonly tax: string;
  readonly net: string;
  readonly superAmount: string;
  /** What later pays ask about this one; see `PastPay`. */
  readonly taxable: string;
  readonly ordinary: string;
  readonly holidays: string;
  readonly oneOff: string | null;
  readonly days: string | null;
  readonly stpStatus: StpStatus;
  readonly stpServiceAction: string | null;
  readonly stpTimestamp: number | null;
  readonly stpLodgedWith: StpReceiver | null;
  readonly replacesPayId: number | null;
  readonly replacedByPayId: number | null;
  /** What nobody looks for, as text in the version of its day; whoever asks for something else of the row does not parse it. */
  readonly body: string;
  /** What the pay was calculated from, as text. */
  readonly grounds: string;
  readonly batch: string;
  readonly batchPlace: number;
  /** Of everything but its version and what a gateway says about it; see `payMac`. */
  readonly mac: string | null;
}

export const PayTable = defineTable<PayRow>('pays', {
  id: column.id(),
  customerId: column.integer(),
  companyId: column.integer(),
  employeeId: column.integer(),
  payRunId: column.integer(),
  version: column.integer(),
  country: column.code<Country>(2),
  status: column.code<PayStatus>(12),
  payDate: column.civilDate(),
  payPeriod: column.code<PayPeriod>(12),
  periodStart: column.civilDate(),
  periodEnd: column.civilDate(),
  processedAt: nullable(column.epochMs()),
  createdAt: column.epochMs(),
  updatedAt: column.epochMs(),
  department: nullable(column.text(60)),
  note: nullable(column.text(500)),
  isTermination: column.boolean(),
  hasWorkersComp: column.boolean(),
  gross: column.money(),
  tax: column.money(),
  net: column.money(),
  superAmount: column.money(),
  taxable: column.money(),
  ordinary: column.money(),
  holidays: column.money(),
  oneOff: nullable(column.money()),
  days: nullable(column.money()),
  stpStatus: column.code<StpStatus>(20),
  stpServiceAction: nullable(column.code(20)),
  stpTimestamp: nullable(column.epochMs()),
  stpLodgedWith: nullable(column.code<StpReceiver>(16)),
  replacesPayId: nullable(column.integer()),
  replacedByPayId: nullable(column.integer()),
  body: column.jsonText(),
  grounds: column.jsonText(),
  batch: column.code(40),
  batchPlace: column.integer(),
  mac: nullable(column.lookupHash()),
});

export interface LedgerRow {
  readonly id: number;
  readonly customerId: number;
  readonly employeeId: number;
  readonly payId: number;
  readonly year: string;
  readonly payDate: string;
  readonly reason: LedgerReason;
  readonly leaveHours: Figures;
  readonly figures: Figures;
  readonly createdAt: number;
  readonly mac: string | null;
}

export const LedgerTable = defineTable<LedgerRow>('pay_ledger', {
  id: column.id(),
  customerId: column.integer(),
  employeeId: column.integer(),
  payId: column.integer(),
  year: column.code(9),
  payDate: column.civilDate(),
  reason: column.code<LedgerReason>(12),
  leaveHours: column.json<Figures>(),
  figures: column.json<Figures>(),
  createdAt: column.epochMs(),
  mac: nullable(column.lookupHash()),
});

export interface AccountRow {
  readonly employeeId: number;
  readonly customerId: number;
  readonly leaveHours: Figures;
  readonly mac: string | null;
}

export const AccountTable = defineTable<AccountRow>(
  'pay_accounts',
  {
    employeeId: column.integer(),
    customerId: column.integer(),
    leaveHours: column.json<Figures>(),
    mac: nullable(column.lookupHash()),
  },
  { primaryKey: ['employeeId'] },
);

export interface YearRow {
  readonly employeeId: number;
  readonly year: string;
  readonly customerId: number;
  readonly figures: Figures;
  /** At the end of the year, of all years up to it; empty where it is not kept and summed up when it is needed. */
  readonly leaveHours: Figures | null;
  readonly mac: string | null;
}

export const YearTable = defineTable<YearRow>(
  'pay_years',
  {
    employeeId: column.integer(),
    year: column.code(9),
    customerId: column.integer(),
    figures: column.json<Figures>(),
    leaveHours: nullable(column.json<Figures>()),
    mac: nullable(column.lookupHash()),
  },
  { primaryKey: ['employeeId', 'year'] },
);

export interface KnownItemRow {
  readonly id: number;
  readonly customerId: number;
  readonly employeeId: number;
  readonly kind: ItemKind;
  readonly itemKey: string;
  readonly itemValues: Readonly<Record<string, unknown>>;
}

export const KnownItemTable = defineTable<KnownItemRow>('pay_items', {
  id: column.id(),
  customerId: column.integer(),
  employeeId: column.integer(),
  kind: column.code<ItemKind>(20),
  itemKey: column.key(120),
  itemValues: column.json<Readonly<Record<string, unknown>>>(),
});

export interface AllowanceOriginRow {
  readonly companyId: number;
  readonly allowanceId: number;
  readonly payId: number;
  /** Under which name the line stands, where that is not the template's present one. */
  readonly descriptionKey: string | null;
}

export const AllowanceOriginTable = defineTable<AllowanceOriginRow>(
  'pay_allowance_origins',
  {
    companyId: column.integer(),
    allowanceId: column.integer(),
    payId: column.integer(),
    descriptionKey: nullable(column.key(120)),
  },
  { primaryKey: ['companyId', 'allowanceId', 'payId'] },
);

export const payTables = [
  PayRunTable,
  PayRunApprovalTable,
  AcknowledgementTable,
  ScenarioTable,
  PayTable,
  LedgerTable,
  AccountTable,
  YearTable,
  KnownItemTable,
  AllowanceOriginTable,
  TimesheetShiftTable,
  TimeClockTable,
];
