import type { Company } from '@anz-payroll/companies';
import { newCompany } from '@anz-payroll/companies/testing';
import type { Employee } from '@anz-payroll/employee-lifecycle';
import { newEmployee, nzEmployee } from '@anz-payroll/employee-lifecycle/testing';
import type { PayRecord } from '@anz-payroll/pay-runs';
import { calculatePay as calculateAuPay, type AuPayInput } from 'payroll-core/au';
import { calculatePay as calculateNzPay, type NzPayInput } from 'payroll-core/nz';
import type { CivilDate } from 'payroll-core/calendar';

type Changes = Readonly<Record<string, unknown>>;

/** What filing asks of a company beside its name. */
export const contact = {
  contact_name: 'Jo Baker',
  email_address: 'pay@kookaburra.example',
  phone: '02 9000 0000',
  address1: '2 Harbour Street',
  city: 'Sydney',
  state: 'NSW',
  postcode: '2000',
} as const;

export const auBank = {
  bank_bsb: '062-184',
  bank_account_number: '10203040',
  bank_account_name: 'Kookaburra Coffee',
  direct_entry_user_id: '301500',
  financial_institution: 'CBA',
} as const;

export function auCompany(changes: Changes = {}, id = 1): Company {
  return { ...newCompany(1, { ...contact, ...auBank, ...changes }), id, version: 1 };
}

export function nzCompany(changes: Changes = {}, id = 2): Company {
  const own = { abn: undefined, ird_number: '49091850', legal_name: 'Kererū Limited', phone: '06 304 8474' };
  return {
    ...newCompany(1, { ...contact, ...own, bank_account_number: '01-0902-0068389-00', ...changes }),
    id,
    version: 1,
  };
}

export function auStaff(id: number, changes: Changes = {}, state: Partial<Employee> = {}): Employee {
  return { ...newEmployee(1, 1, changes), id, version: 1, ...state };
}

export function nzStaff(id: number, changes: Changes = {}, state: Partial<Employee> = {}): Employee {
  const unset = { tax_file_number: null, is_foreign_resident: null, has_claimed_tax_free_threshold: null };
  const none = { ...unset, has_stsl_liability: null, is_closely_held: null };
  return { ...newEmployee(1, 2, { ...none, ...nzEmployee(), ...changes }), id, version: 1, ...state };
}

interface Where {
  readonly id: number;
  readonly companyId?: number;
  readonly employeeId: number;
  readonly payRunId?: number;
  readonly periodStart?: string;
  readonly periodEnd?: string;
}

/** A processed pay as it is kept, worked out by payroll-core from real input. */
export function auPay(
  where: Where,
  input: Partial<AuPayInput> & Pick<AuPayInput, 'payDate'>,
  termination: unknown = null,
): PayRecord {
  const worked = calculateAuPay({
    payPeriod: 'WEEKLY',
    employee: {
      payRatePerHour: '35.50',
      taxDeclaration: { taxFileNumber: 'quoted', residency: 'resident', claimsTaxFreeThreshold: true },
    },
    ...input,
  });
  if (!worked.ok) throw new TypeError(worked.error.message);
  const { gross, tax, net, super: paidIn } = worked.value;
  return record('AU', 1, where, input.payDate, worked.value, termination, {
    gross: gross.toString(),
    tax: tax.toString(),
    net: net.toString(),
    super: paidIn.toString(),
  });
}

export function nzPay(where: Where, input: Partial<NzPayInput> & Pick<NzPayInput, 'payDate'>): PayRecord {
  const worked = calculateNzPay({
    payPeriod: 'WEEKLY',
    employee: { payRatePerHour: '30', nzTaxCode: 'M', kiwisaverStatusCode: 'AE', esctRate: '0.175' },
    ...input,
  });
  if (!worked.ok) throw new TypeError(worked.error.message);
  const { gross, tax, net, totalKiwiSaver } = worked.value;
  return record('NZ', 2, where, input.payDate, worked.value, null, {
    gross: gross.toString(),
    tax: tax.toString(),
    net: net.toString(),
    super: totalKiwiSaver.toString(),
  });
}

function record(
  country: 'AU' | 'NZ',
  companyId: number,
  where: Where,
  payDate: string,
  result: unknown,
  termination: unknown,
  totals: Pick<PayRecord, 'gross' | 'tax' | 'net' | 'super'>,
): PayRecord {
  return {
    country,
    customerId: 1,
    companyId,
    payRunId: 1,
    version: 1,
    status: 'processed',
    payDate: payDate as CivilDate,
    payPeriod: 'WEEKLY',
    periodStart: payDate as CivilDate,
    periodEnd: payDate as CivilDate,
    processedAt: 0,
    createdAt: 0,
    updatedAt: 0,
    department: null,
    note: null,
    employee: { number: null, firstName: 'Aroha', lastName: 'Ngata', emailAddress: null },
    yearToDate: null,
    stpStatus: 'not_submitted',
    stpServiceAction: null,
    stpTimestamp: null,
    replacesPayId: null,
    replacedByPayId: null,
    ...totals,
    ...where,
    result: JSON.parse(JSON.stringify(result)) as never,
    termination: JSON.parse(JSON.stringify(termination)) as never,
  } as unknown as PayRecord;
}
