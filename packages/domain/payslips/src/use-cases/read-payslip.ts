import type { CompaniesUseCases } from '@anz-payroll/companies';
import type { EmployeesUseCases, Part, PartKind } from '@anz-payroll/employee-lifecycle';
import type { OnePay, PayRecord, PaysRefusal, PaysUseCases } from '@anz-payroll/pay-runs';
import { accepted, type Result } from 'payroll-core';
import { countryPayslip } from '../countries/registered-countries';
import { makePayslip } from '../domain/make-payslip';
import type { Payslip } from '../domain/payslip';
import { payslipOfPay } from '../domain/payslip-of-pay';

export interface PayslipDependencies {
  readonly pays: Pick<PaysUseCases, 'readPay' | 'inputsOf'>;
  readonly companies: Pick<CompaniesUseCases, 'readCompany'>;
  readonly employees: Pick<EmployeesUseCases, 'readEmployee' | 'listParts'>;
}

export interface ReadPayslip {
  readonly payslip: Payslip;
  readonly employeeId: number;
}

/** The payslip of a stored pay, pending or processed, as it reads today. */
export function readPayslip(deps: PayslipDependencies) {
  return async (query: OnePay): Promise<Result<ReadPayslip, PaysRefusal>> => {
    const found = await deps.pays.readPay(query);
    if (!found.ok) return found;
    const pay = found.value.value;
    const [payslip] = await payslipsOf(deps, [pay]);
    return accepted({ payslip: payslip!, employeeId: pay.employeeId });
  };
}

interface PaysReadFor extends Pick<PayslipDependencies, 'companies' | 'employees'> {
  readonly pays: Pick<PaysUseCases, 'inputsOf'>;
}

/** The payslips of pays of one employee, in their order; company and employee are read once. */
export async function payslipsOf(
  { companies, employees, pays: use }: PaysReadFor,
  pays: readonly PayRecord[],
): Promise<readonly Payslip[]> {
  const [first] = pays;
  if (first === undefined) return [];
  const who = { customerId: first.customerId, employeeId: first.employeeId };
  const parts = async (kind: PartKind): Promise<readonly Part[]> => {
    const listed = await employees.listParts({ ...who, kind });
    return listed.ok ? listed.value : [];
  };
  const company = await companies.readCompany({ companyId: first.companyId });
  const employee = await employees.readEmployee(who);
  if (!company.ok || !employee.ok) throw new Error(`Pay ${first.id} has lost its company or its employee`);
  const parties = {
    company: company.value.value,
    employee: employee.value.value,
    bankAccounts: await parts('bank-account'),
    deductions: await parts('deduction'),
    superFunds: countryPayslip(first.country).namesSuperFunds ? await parts('super-fund') : [],
  };
  const { customerId, companyId } = first;
  const inputs =
    countryPayslip(first.country).taxCode === undefined
      ? undefined
      : await use.inputsOf({ customerId, companyId, payIds: pays.map(({ id }) => id) });
  return pays.map((pay) => makePayslip(payslipOfPay({ pay, calculationInput: inputs?.get(pay.id), ...parties })));
}
