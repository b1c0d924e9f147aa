import { newCompany } from '@anz-payroll/companies/testing';
import type { UnitOfWork } from '@anz-payroll/kernel';
import { auEmployee, memoryEmployees } from '../testing';
import type { EmployeeStores } from '../ports';
import { createCompanyWithEmployees } from './create-company-with-employees';
import { createEmployees } from './create-employees';
import type { EmployeeDependencies } from './employee-dependencies';

async function opened(
  changes: (memory: ReturnType<typeof memoryEmployees>) => Partial<EmployeeDependencies> = () => ({}),
) {
  const memory = memoryEmployees();
  const company = await memory.unitOfWork.run(({ companies }) => companies.add(newCompany(1)));
  let batchIds = 0;
  const deps: EmployeeDependencies = {
    unitOfWork: memory.unitOfWork,
    reading: memory.unitOfWork,
    clock: { now: () => Date.UTC(2026, 10, 15, 1) },
    licences: { of: async () => ({ isActive: true, employeeCap: null }) },
    funds: { look: async () => 'unavailable' },
    batchIds: { next: () => `batch-${(batchIds += 1)}` },
    ...changes(memory),
  };
  const there = () => memory.unitOfWork.run(({ employees }) => employees.ofCompany(company.id, 'all'));
  return { memory, create: createEmployees(deps), companyId: company.id, there };
}

/** Commits, and then loses the answer: what a connection does that breaks in the wrong moment. */
function losingTheAnswer(inner: UnitOfWork<EmployeeStores>, then: 'run-again' | 'give-up'): UnitOfWork<EmployeeStores> {
  let lost = 0;
  return {
    run: async (work) => {
      const result = await inner.run(work);
      lost += 1;
      if (lost !== 1) return result;
      if (then === 'run-again') return inner.run(work);
      throw new Error('The connection was lost at commit');
    },
  };
}

describe('creating employees', () => {
  test.each(['run-again', 'give-up'] as const)(
    'a commit whose answer was lost (%s) makes nobody twice',
    async (then) => {
      const { memory, create, companyId, there } = await opened((made) => ({
        unitOfWork: losingTheAnswer(made.unitOfWork, then),
      }));
      const outcome = await create({
        companyId,
        items: [auEmployee(), auEmployee({ is_closely_held: null }), auEmployee()],
      });
      expect(outcome).toMatchObject({ ok: true, value: { failed: 1 } });
      const employees = await there();
      expect(employees).toHaveLength(2);
      expect(memory.announced().filter(({ type }) => type === 'employee.created')).toHaveLength(2);
      expect(memory.taken(1)).toBe(2);
      if (outcome.ok) {
        const ids = outcome.value.results.map((result) => ('employee' in result ? result.employee.id : null));
        expect(ids).toEqual([employees[0]!.id, null, employees[1]!.id]);
      }
    },
  );

  test('the register is asked once for each fund, and before anything is written', async () => {
    const asked: string[] = [];
    const { create, companyId, there } = await opened(() => ({
      funds: {
        look: async (usi) => {
          asked.push(usi);
          return usi === 'BAD0000AU' ? 'unknown' : 'known';
        },
      },
    }));
    const funds = ['STA0100AU', 'BAD0000AU', 'STA0100AU', undefined];
    const outcome = await create({
      companyId,
      items: funds.map((default_employee_fund_usi) => auEmployee({ default_employee_fund_usi })),
    });
    expect(asked.sort()).toEqual(['BAD0000AU', 'STA0100AU']);
    expect(outcome).toMatchObject({ value: { failed: 1 } });
    expect(await there()).toHaveLength(3);
  });

  test('messages name no one: neither names nor tax numbers are repeated', async () => {
    const { create, companyId } = await opened();
    await create({ companyId, items: [auEmployee({ number: '7' })] });
    const outcome = await create({
      companyId,
      items: [auEmployee({ number: '7' }), auEmployee({ is_closely_held: null })],
    });
    expect(JSON.stringify(outcome)).not.toMatch(/Alinta|Walker|123456782/);
    const malformed = await create({ companyId, items: [auEmployee({ tax_file_number: '123456789' })] });
    expect(JSON.stringify(malformed)).not.toMatch(/123456789|Walker/);
  });

  test('a company that is deleted meanwhile is not found, as one that was deleted before', async () => {
    const { create, companyId, there } = await opened((memory) => ({
      licences: {
        of: async () => {
          await memory.unitOfWork.run(async ({ companies }) => {
            const company = await companies.find(companyId);
            if (company !== undefined) await companies.save({ ...company, isDeleted: true });
          });
          return { isActive: true, employeeCap: null };
        },
      },
    }));
    const outcome = await create({ companyId, items: [auEmployee(), auEmployee()] });
    expect(outcome).toMatchObject({ ok: false, error: { code: 'employee/company-not-found' } });
    expect(await there()).toEqual([]);
  });

  test('a company whose commit was answered by silence is made once', async () => {
    const memory = memoryEmployees();
    const unitOfWork = losingTheAnswer(memory.unitOfWork, 'run-again');
    const create = createCompanyWithEmployees({
      unitOfWork,
      reading: memory.unitOfWork,
      clock: { now: () => 1_763_000_000_000 },
      licences: { of: async () => ({ isActive: true, employeeCap: null }) },
      funds: { look: async () => 'unavailable' },
      batchIds: { next: () => 'mark' },
    });
    const body = { legal_name: 'Once', abn: '51824753556', employees: [auEmployee()] };
    const made = await create({ customerId: 1, body });
    expect(made).toMatchObject({ ok: true, value: { employees: [{ first_name: 'Alinta' }] } });
    expect(await memory.unitOfWork.run(({ companies }) => companies.ofCustomer(1))).toHaveLength(1);
    expect(
      memory
        .announced()
        .map(({ type }) => type)
        .sort(),
    ).toEqual(['company.created', 'employee.created']);
  });
});
