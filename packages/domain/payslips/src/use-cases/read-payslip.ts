import type { CompaniesUseCases } from '@anz-payroll/companies';
import type { EmployeesUseCases, Part, PartKind } from '@anz-payroll/employee-lifecycle';
import type { OnePay, PaysRefusal, PaysUseCases } from '@anz-payroll/pay-runs';
import { accepted, type Result } from 'payroll-core';
import { countryPayslip } from '../countries/registered-countries';
import { makePayslip } from '../domain/make-payslip';
import type { Payslip } from '../domain/payslip';
import { payslipOfPay } from '../domain/payslip-of-pay';

export interface PayslipDependencies {
  readonly pays: Pick<PaysUseCases, 'readPay'>;
  readonly companies: Pick<CompaniesUseCases, 'readCompany'>;
  readonly employees: Pick<EmployeesUseCases, 'readEmployee' | 'listParts'>;
}

export interface ReadPayslip {
  readonly payslip: Payslip;
  readonly employeeId: number;
}

/** The payslip of a stored pay, pending or processed. */
export function readPayslip({ pays, companies, employees }: PayslipDependencies) {
  return async (query: OnePay): Promise<Result<ReadPayslip, PaysRefusal>> => {
    const found = await pays.readPay(query);
    if (!found.ok) return found;
    const pay = found.value.value;
    const who = { customerId: pay.customerId, employeeId: pay.employeeId };
    const parts = async (kind: PartKind): Promise<readonly Part[]> => {
      const listed = await employees.listParts({ ...who, kind });
      return listed.ok ? listed.value : [];
    };
    const company = await companies.readCompany({ companyId: pay.companyId });
    const employee = await employees.readEmployee(who);
    if (!company.ok || !employee.ok) throw new Error(`Pay ${pay.id} has lost its company or its employee`);
    const input = payslipOfPay({
      pay,
      company: company.value.value,
      employee: employee.value.value,
      bankAccounts: await parts('bank-account'),
      superFunds: countryPayslip(pay.country).namesSuperFunds ? await parts('super-fund') : [],
    });
    return accepted({ payslip: makePayslip(input), employeeId: pay.employeeId });
  };
}
