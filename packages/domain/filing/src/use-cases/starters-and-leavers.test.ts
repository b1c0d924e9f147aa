import { civilDate } from 'payroll-core/calendar';
import { memoryFiling, nzCompany, nzPay, nzStaff, type MemoryFiling } from '../testing';
import { filingUseCases, type FilingUseCases } from './filing-use-cases';

/**
 * Inland Revenue, "Employer information: new and departing employees": their details are due with or before the employer's next
 * employment information, however late somebody entered them.
 */
let filing: MemoryFiling;
let useCases: FilingUseCases;

const hours = [{ description: 'Ordinary', units: 'hours', value: '37.5' }];
const entered = (month: number, day: number) => ({ createdAt: Date.UTC(2026, month - 1, day, 2) });
const week = { from: civilDate('2026-11-09'), to: civilDate('2026-11-15') };
const payday = civilDate('2026-11-18');
const run = { companyId: 2, ...week, paydays: { from: payday, to: payday } };
const pay = (id: number, employeeId: number, more: object = {}) =>
  filing.putPay({
    ...nzPay({ id, employeeId, periodStart: '2026-11-09', periodEnd: '2026-11-15' }, { payDate: payday, hours }),
    ...more,
  });

/** First and last day of everybody in the file, in its order. */
const told = async (query: Parameters<FilingUseCases['employeeDetails']>[0] = run) => {
  const written = await useCases.employeeDetails(query);
  if (!written.ok) throw new Error(written.error.message);
  const rows = written.value.content.split('\r\n').filter((line) => line.startsWith('DED'));
  return rows.map((line) => line.split(',').slice(8, 10));
};

beforeEach(() => {
  filing = memoryFiling();
  useCases = filingUseCases({
    unitOfWork: filing.unitOfWork,
    reading: filing.unitOfWork,
    clock: { now: () => Date.UTC(2026, 10, 18) },
    ids: { uuid: () => 'id' },
    softwareId: 'test-package',
    wake: () => undefined,
  });
  filing.companies.set(2, { ...nzCompany(), createdAt: Date.UTC(2026, 8, 1) });
});

test('somebody who is entered after the run of their first day is told with their first pay', async () => {
  filing.employees.set(9, nzStaff(9, { start_date: '2026-10-28' }, entered(11, 12)));
  expect(await told()).toEqual([]);
  pay(1, 9);
  expect(await told()).toEqual([['20261028', '']]);
  expect(await useCases.countMoved(run)).toEqual({ ok: true, value: { people: 1, late: 1 } });
});

test.each([
  ['whose record was there in the run of the first day', { start_date: '2026-10-28' }, entered(10, 30)],
  ['whom the payroll before this one told', { start_date: '2026-08-20' }, entered(11, 12)],
])('nobody is told again: %s', async (_name, details, record) => {
  filing.employees.set(9, nzStaff(9, details, record));
  pay(1, 9);
  expect(await told()).toEqual([]);
});

test('a final pay that is made later tells the end with it, and only then', async () => {
  const left = { isTerminated: true, terminationDate: civilDate('2026-11-04') };
  filing.employees.set(9, nzStaff(9, { start_date: '2026-09-14' }, { ...left, ...entered(9, 10) }));
  const final = { termination: { terminationDate: '2026-11-04' } };
  pay(1, 9, { ...final, ...entered(11, 5) });
  expect(await told()).toEqual([]);
  pay(1, 9, { ...final, ...entered(11, 12) });
  expect(await told()).toEqual([['20260914', '20261104']]);
});

test('days that are corrected after they were filed are told again, until the amendment is recorded', async () => {
  filing.employees.set(9, nzStaff(9, { start_date: '2026-11-10' }, entered(11, 5)));
  pay(1, 9);
  const filed = { companyId: 2, from: payday, to: payday };
  expect((await useCases.recordPaydayFiling(filed)).ok).toBe(true);
  filing.employees.set(9, nzStaff(9, { start_date: '2026-11-02' }, entered(11, 5)));
  expect(await told()).toEqual([['20261102', '']]);
  expect((await useCases.recordPaydayFiling(filed)).ok).toBe(true);
  expect(await told()).toEqual([]);
});
