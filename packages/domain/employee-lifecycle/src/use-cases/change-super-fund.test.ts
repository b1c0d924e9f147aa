import { newCompany } from '@anz-payroll/companies/testing';
import { superFunds } from '../domain/parts/super-funds';
import { auEmployee, memoryEmployees } from '../testing';
import { changeSuperFund } from './change-super-fund';
import { createEmployees } from './create-employees';
import type { EmployeeDependencies } from './employee-dependencies';
import { listParts } from './employee-parts';

const customerId = 1;
const old = { ...superFunds.defaults, usi: 'OLD0001AU', fund_name: 'Old Super' };
const change = { from: 'OLD0001AU', body: { usi: 'new0001au', fund_name: 'New Super' } };

async function twoMembers(known: 'known' | 'unknown' = 'known') {
  const memory = memoryEmployees();
  const { unitOfWork } = memory;
  const company = await unitOfWork.run(({ companies }) => companies.add(newCompany(customerId)));
  const deps: EmployeeDependencies = {
    unitOfWork,
    reading: unitOfWork,
    clock: { now: () => Date.UTC(2026, 10, 15, 1) },
    licences: { of: async () => ({ isActive: true, employeeCap: null }) },
    funds: { look: async () => known },
    batchIds: { next: () => 'batch' },
  };
  const made = await createEmployees(deps)({ companyId: company.id, items: [auEmployee(), auEmployee()] });
  if (!made.ok) throw new Error(made.error.message);
  const [first = 0, second = 0] = made.value.results.map((one) => ('employee' in one ? one.employee.id : 0));
  const give = (id: number, ...funds: readonly object[]) =>
    unitOfWork.run(({ parts }) =>
      parts.replace(
        id,
        'super-fund',
        funds.map((values) => ({ values: { ...old, ...values } })),
      ),
    );
  const usis = async (employeeId: number) => {
    const listed = await listParts(deps)({ customerId, employeeId, kind: 'super-fund' });
    return listed.ok ? listed.value.map(({ values }) => values['usi']) : listed;
  };
  await give(first, { member_number: 'M1' });
  const told = () => memory.announced().filter(({ type }) => type === 'employee.updated').length;
  return { run: changeSuperFund(deps), companyId: company.id, first, second, give, usis, told };
}

test('everybody who has the fund gets the new one, and other funds stay', async () => {
  const { run, companyId, first, second, give, usis, told } = await twoMembers();
  await give(second, { usi: 'OTH0001AU' }, { percentage: '0.5' });
  const done = await run({ customerId, companyId, ...change });
  expect(done).toEqual({ ok: true, value: { employeeIds: [first, second] } });
  expect([await usis(first), await usis(second)]).toEqual([['NEW0001AU'], ['OTH0001AU', 'NEW0001AU']]);
  expect(told()).toBe(2);
});

// A list from before each further fund had to say its share.
test('nobody gets the new fund where one list refuses it, and whose it was is told', async () => {
  const { run, companyId, first, second, give, usis, told } = await twoMembers();
  await give(second, {}, { usi: 'OTH0001AU' });
  const done = await run({ customerId, companyId, ...change });
  expect(done).toMatchObject({ ok: false, error: { code: 'part/invalid', employeeId: second } });
  expect([await usis(first), await usis(second)]).toEqual([['OLD0001AU'], ['OLD0001AU', 'OTH0001AU']]);
  expect(told()).toBe(0);
});

test('a fund that the register does not know, and the company of somebody else, are refused', async () => {
  const { run, companyId, first, usis } = await twoMembers('unknown');
  expect(await run({ customerId, companyId, ...change })).toMatchObject({ ok: false, error: { code: 'part/invalid' } });
  const known = await twoMembers();
  const foreign = { customerId: 2, companyId: known.companyId, ...change };
  expect(await known.run(foreign)).toMatchObject({ ok: false, error: { code: 'employee/company-not-found' } });
  expect(await usis(first)).toEqual(['OLD0001AU']);
});
