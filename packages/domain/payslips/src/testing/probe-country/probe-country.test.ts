import { companiesUseCases } from '@anz-payroll/companies';
import { newCompany } from '@anz-payroll/companies/testing';
import { employeesUseCases } from '@anz-payroll/employee-lifecycle';
import { auEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { paysUseCases } from '@anz-payroll/pay-runs';
import { memoryPays, value } from '@anz-payroll/pay-runs/testing';
import { civilDate } from 'payroll-core';
import { payslipJson } from '../../domain/payslip-json';
import { readPayslip } from '../../use-cases/read-payslip';
import { registerCountry } from '../register-country';
import { probeCountry } from './probe-country';

const country = registerCountry('XP', probeCountry);

describe('a country that is one folder and one line', () => {
  it('goes from employee to payslip and forecast, with its own tax and without super', async () => {
    const memory = memoryPays();
    const customerId = 1;
    const clock = { now: () => 1_794_700_800_000 };
    const licences = { of: () => Promise.resolve({ isActive: true, employeeCap: null }) };
    let ids = 0;
    const batchIds = { next: () => `id-${(ids += 1)}` };
    const { unitOfWork } = memory;
    const company = await memory.employees.companies.run(({ companies }) =>
      companies.add({ ...newCompany(customerId), country }),
    );
    const staff = employeesUseCases({
      unitOfWork: { run: (work) => unitOfWork.run((stores) => work(stores as never)) },
      reading: { run: (work) => unitOfWork.run((stores) => work(stores as never)) },
      ...{ clock, licences, batchIds },
      funds: { look: () => Promise.resolve('unavailable') },
    });
    const body = auEmployee({ country, pay_rate_per_hour: '40', tax_file_number: undefined });
    const [hired] = value(await staff.createEmployees({ companyId: company.id, items: [body] })).results;
    if (hired === undefined || !('employee' in hired)) throw new Error(JSON.stringify(hired));
    const pays = paysUseCases({ unitOfWork, reading: unitOfWork, clock, licences, batchIds, piecesAtOnce: 1 });
    const made = value(
      await pays.createPays({
        customerId,
        companyId: company.id,
        identifierType: 'employee_id',
        payDate: civilDate('2026-11-12'),
        items: [
          {
            employeeId: hired.employee.id,
            hours: [{ description: 'Ordinary time', units: 'hours', value: '38' }],
          },
        ],
      }),
    );
    const [pay] = made.pays;
    // 38 hours at 40 are 1,520; a fifth of it is 304.
    expect(pay).toMatchObject({ country: 'XP', gross: '1520', tax: '304', net: '1216', super: '0' });
    const companies = companiesUseCases({
      unitOfWork: memory.employees.companies,
      reading: memory.employees.companies,
      clock,
    });
    const read = readPayslip({ pays, companies, employees: staff });
    const { payslip } = value(await read({ customerId, companyId: company.id, payId: pay?.id ?? 0 }));
    expect(payslipJson(payslip)).toMatchObject({
      gross: 1520,
      net: 1216,
      withheld: [{ description: 'Flat tax', amount: 304 }],
      employer_contributions: { lines: [], total: 0 },
      year_to_date: { from: '2026-01-01', gross: 1520, tax: 304, net: 1216 },
    });
    const ahead = { customerId, companyId: company.id, asAt: civilDate('2026-11-12'), months: 1 };
    const { cash } = value(await pays.readForecast(ahead));
    // A week later the same again, and its tax is due on the payday itself.
    expect(cash.slice(0, 2).map(({ date, says, amount }) => [date, says, amount.toString()])).toEqual([
      ['2026-11-19', 'Wages on payday, and what is deducted from them', '1216'],
      ['2026-11-19', 'Tax', '304'],
    ]);
  });
});
