import type { CompanyStores } from '@anz-payroll/companies';
import { newCompany } from '@anz-payroll/companies/testing';
import { employeesUseCases, type EmployeesUseCases, type EmployeeStores } from '@anz-payroll/employee-lifecycle';
import { auEmployee, nzEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { civilDate, type Result } from 'payroll-core';
import type { Announcement, UnitOfWork } from '@anz-payroll/kernel';
import type { PayItem } from '../domain/pay-command';
import type { PayRecord } from '../domain/pay-record';
import type { PayStores } from '../ports';
import { paysUseCases, type PaysUseCases } from '../use-cases/pays-use-cases';

export interface OpenedPays {
  readonly unitOfWork: UnitOfWork<PayStores>;
  readonly employees: UnitOfWork<EmployeeStores>;
  readonly companies: UnitOfWork<CompanyStores>;
  /** What was announced since the last call. */
  announced(): readonly Announcement[];
  close(): Promise<void>;
}

export interface PayBench {
  readonly customerId: number;
  readonly companyId: number;
  readonly pays: PaysUseCases;
  readonly staff: EmployeesUseCases;
  hire(changes?: Readonly<Record<string, unknown>>): Promise<number>;
  pay(payDate: string, ...items: readonly PayItem[]): Promise<readonly PayRecord[]>;
}

/** 15 November 2026 in Sydney, a Sunday. */
const NOW = 1_794_700_800_000;

let batchIds = 0;
let customers = 1000;

/** A company with its own customer, and the use cases over the stores that are being tested. */
export async function payBench(
  opened: OpenedPays,
  country: 'AU' | 'NZ',
  company: Readonly<Record<string, unknown>> = {},
): Promise<PayBench> {
  const customerId = (customers += 1);
  const clock = { now: () => NOW };
  const licences = { of: () => Promise.resolve({ isActive: true, employeeCap: null }) };
  const nextMark = { next: () => `batch-${(batchIds += 1)}` };
  const identity = country === 'AU' ? {} : { abn: undefined, ird_number: '49091850', legal_name: 'Kea Coffee Limited' };
  const made = await opened.companies.run(({ companies }) =>
    companies.add(newCompany(customerId, { ...identity, ...company })),
  );
  const staff = employeesUseCases({
    unitOfWork: opened.employees,
    reading: opened.employees,
    clock,
    licences,
    funds: { look: () => Promise.resolve('unavailable') },
    batchIds: nextMark,
  });
  const pays = paysUseCases({
    unitOfWork: opened.unitOfWork,
    reading: opened.unitOfWork,
    clock,
    licences,
    batchIds: nextMark,
    piecesAtOnce: 2,
  });
  const sample = country === 'AU' ? auEmployee : nzEmployee;
  return {
    customerId,
    companyId: made.id,
    pays,
    staff,
    hire: async (changes = {}) => {
      const body = sample({ pay_rate_per_hour: '35.50', ...changes });
      const [hired] = value(await staff.createEmployees({ companyId: made.id, items: [body] })).results;
      if (hired === undefined || !('employee' in hired)) throw new Error(JSON.stringify(hired));
      return hired.employee.id;
    },
    pay: async (payDate, ...items) =>
      value(
        await pays.createPays({
          customerId,
          companyId: made.id,
          identifierType: 'employee_id',
          payDate: civilDate(payDate),
          items,
        }),
      ).pays,
  };
}

export function value<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

export function hours(count: string, more: Readonly<Record<string, unknown>> = {}) {
  return [{ description: 'Ordinary time', units: 'hours', value: count, ...more }];
}
