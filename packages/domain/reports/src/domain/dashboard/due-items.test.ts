import type { Employee } from '@anz-payroll/employee-lifecycle';
import type { ClockedContribution } from '@anz-payroll/filing';
import type { PayRecord, PayRun } from '@anz-payroll/pay-runs';
import { civilDate } from 'payroll-core/calendar';
import { employmentInformationAmounts } from 'payroll-core/nz';
import { duePaydayFiling, dueStp } from './due-filing';
import { dueFinalisation, yearsToFinalise } from './due-finalisation';
import { duePaydays } from './due-paydays';
import { dueSuper } from './due-super';
import { deductedByPays, dueTax, withheldByRuns } from './due-tax';
import { dueTaxFileNumbers } from './due-tax-file-numbers';
import { onLeave } from './on-leave';

const pay = (payDate: string, stpStatus: PayRecord['stpStatus'] = 'not_submitted') =>
  ({ payDate: civilDate(payDate), stpStatus }) as PayRecord;
const nobody: ReadonlySet<number> = new Set();
const run = (id: number, payPeriod: PayRun['payPeriod'], payDate: string, pendingCount: number) =>
  ({ id, payPeriod, payDate: civilDate(payDate), pendingCount }) as PayRun;

test('a payday is filed within two working days, and Labour Day is none', () => {
  // Friday 23 October 2026; Monday 26 October is Labour Day, the fourth Monday of October.
  expect(duePaydayFiling([pay('2026-10-23'), pay('2026-10-23')], [])).toEqual([
    expect.objectContaining({ kind: 'payday-filing', dueOn: '2026-10-28' }),
  ]);
  expect(duePaydayFiling([pay('2026-10-23')], [{ payDate: civilDate('2026-10-23'), lines: [] }])).toEqual([]);
});

test('what the tax office has not accepted is due on its payday', () => {
  const pays = [
    pay('2026-11-05'),
    pay('2026-11-05', 'rejected'),
    pay('2026-11-05', 'accepted'),
    pay('2026-11-12', 'queued'),
  ];
  expect(dueStp(pays, nobody)).toEqual([
    expect.objectContaining({
      dueOn: '2026-11-05',
      says: 'Report 2 pays through Single Touch Payroll, 1 of them rejected before',
    }),
  ]);
  expect(dueStp([pay('2026-11-05', 'rejected')], nobody)).toEqual([
    expect.objectContaining({ says: 'Put right and report again through Single Touch Payroll: 1 pay rejected' }),
  ]);
  expect(dueStp([pay('2026-11-05')], nobody)).toEqual([
    expect.objectContaining({ says: 'Report 1 pay through Single Touch Payroll' }),
  ]);
});

test('super that no fund has received is added up by the day it is due', () => {
  const one = (dueDate: string, amount: string, receivedOn: string | null) =>
    ({ dueDate, amount, receivedOn }) as ClockedContribution;
  const all = [
    one('2026-11-16', '100.10', null),
    one('2026-11-16', '0.95', null),
    one('2026-11-16', '50', '2026-11-12'),
  ];
  expect(dueSuper(all)).toEqual([expect.objectContaining({ dueOn: '2026-11-16', amount: '101.05' })]);
});

describe('tax withheld on past paydays', () => {
  const paid = (startDate: string, payDate: string, tax: string, status: PayRun['status'] = 'processed') =>
    ({ startDate: civilDate(startDate), payDate: civilDate(payDate), tax, status }) as PayRun;
  const told = (country: 'AU' | 'NZ', runs: readonly PayRun[], today: string) =>
    dueTax(country, runs, withheldByRuns(runs), civilDate(today)).map(({ kind, dueOn, amount }) => [
      kind,
      dueOn,
      amount,
    ]);

  // 276 a fortnight is less than 25,000 a year: quarters. 28 February 2027 is a Sunday, and Monday 1 March Labour Day in Western
  // Australia, so that the December quarter is payable on Tuesday (Taxation Administration Act 1953 s 8AAZMB).
  const fortnights = [
    paid('2026-09-17', '2026-10-01', '276.00'),
    paid('2026-10-01', '2026-10-15', '276.00'),
    paid('2026-10-15', '2026-10-29', '276.50'),
  ];
  test('a small withholder, by quarters, on the next business day', () => {
    expect(told('AU', fortnights, '2026-11-16')).toEqual([['tax', '2027-03-02', '828.50']]);
    expect(told('AU', [...fortnights, paid('2026-10-29', '2026-11-12', '276.00', 'pending')], '2026-11-16')).toEqual([
      ['tax', '2027-03-02', '828.50'],
    ]);
  });
  test('an item stays until its day', () => {
    expect(told('AU', fortnights, '2027-03-02')).toHaveLength(1);
    expect(told('AU', fortnights, '2027-03-03')).toEqual([]);
  });
  test('a few weeks stand for a year: 2,000 a week is a medium withholder, the 21st of the next month', () => {
    const weeks = [paid('2026-10-23', '2026-10-30', '2000'), paid('2026-10-30', '2026-11-06', '2000')];
    // 21 November 2026 is a Saturday, 21 December a Monday.
    expect(told('AU', weeks, '2026-11-09')).toEqual([
      ['tax', '2026-11-23', '2000.00'],
      ['tax', '2026-12-21', '2000.00'],
    ]);
  });
  // Header field 23 of the employment information: deductions and contributions, less payroll giving credits.
  test('New Zealand: all that is deducted, by the 20th of the next month or the next working day', () => {
    const weeks = [paid('2026-10-23', '2026-10-30', '200'), paid('2026-10-30', '2026-11-06', '200')];
    const none = Object.fromEntries(employmentInformationAmounts.map((name) => [name, '0']));
    const deducted = (payDate: string, amounts: Readonly<Record<string, string>>) =>
      ({ country: 'NZ', payDate, result: { employmentInformation: { ...none, gross: '1500', ...amounts } } }) as never;
    const pays = [
      deducted('2026-10-30', { paye: '200.10', studentLoan: '48.12', kiwisaverDeductions: '52.50' }),
      deducted('2026-10-30', { paye: '310', kiwisaverEmployerNet: '36.75', esct: '15.75', childSupport: '20' }),
      deducted('2026-11-06', { paye: '200.10', payrollGivingCredits: '3.33' }),
      // Not paid yet.
      deducted('2026-11-13', { paye: '200.10' }),
    ];
    // 20 November 2026 is a Friday, 20 December a Sunday.
    const due = dueTax('NZ', weeks, deductedByPays(pays), civilDate('2026-11-09'));
    expect(due.map(({ kind, dueOn, amount }) => [kind, dueOn, amount])).toEqual([
      // 200.10 + 48.12 + 52.50, and 310 + 36.75 + 15.75 + 20.
      ['tax', '2026-11-20', '683.22'],
      ['tax', '2026-12-21', '196.77'],
    ]);
  });
});

describe('paydays', () => {
  const newest = (payPeriod: PayRun['payPeriod'], payDate: string, isProcessed = true) => ({
    ...{ payPeriod, payDate: civilDate(payDate), isProcessed },
  });
  const told = (runs: readonly PayRun[], of: Parameters<typeof duePaydays>[1]) =>
    duePaydays(runs, of).map(({ kind, dueOn, payRunId }) => [kind, dueOn, payRunId]);

  test('pending runs come first, however old; a rhythm whose newest run is done has a next payday', () => {
    const runs = [run(1, 'WEEKLY', '2026-07-02', 1), run(2, 'WEEKLY', '2026-11-12', 2)];
    const of = [newest('WEEKLY', '2026-11-12', false), newest('MONTHLY', '2026-10-31')];
    expect(told([...runs, run(3, 'MONTHLY', '2026-10-31', 0)], of)).toEqual([
      ['pay-run', '2026-07-02', 1],
      ['pay-run', '2026-11-12', 2],
      ['payday', '2026-11-30', null],
    ]);
  });
  test.each([
    ['2026-11-30', '2026-12-31'],
    ['2026-12-31', '2027-01-31'],
    ['2027-01-31', '2027-02-28'],
    ['2026-10-15', '2026-11-15'],
    // Paid on the 28th of every month, as far as anybody can tell.
    ['2027-02-28', '2027-03-28'],
  ])('after %s the next monthly payday is %s', (payDate, next) => {
    expect(told([], [newest('MONTHLY', payDate)])).toEqual([['payday', next, null]]);
  });
});

test.each([
  ['2026-05-14', []],
  ['2026-05-15', ['2026-07-14']],
  ['2026-07-14', ['2026-07-14']],
  // What was not made is late.
  ['2026-07-15', ['2026-07-14']],
  ['2026-10-14', ['2026-07-14']],
  ['2026-10-15', []],
  // 14 July 2024 was a Sunday, 14 July 2029 is a Saturday. @law Taxation Administration Act 1953 (Cth) Sch 1 s 388-52
  ['2024-07-14', ['2024-07-15']],
  ['2024-07-15', ['2024-07-15']],
  ['2024-07-16', ['2024-07-15']],
  ['2029-07-16', ['2029-07-16']],
  ['2029-10-17', []],
])('on %s the finalisation that is asked for is due on %j', (today, due) => {
  const asked = yearsToFinalise(civilDate(today)).flatMap((year) =>
    dueFinalisation(year, { reported: 3, finalised: 0 }),
  );
  expect(asked.map(({ dueOn }) => dueOn)).toEqual(due);
});

// Sch 1 s 389-20 is met once the declaration is made; a change afterwards opens the year of that employee again.
test.each([
  [0, 0, true],
  [6, 0, true],
  [6, 5, true],
  [6, 6, false],
])('of %s people who are reported %s are declared complete: asked for, %s', (reported, finalised, isAsked) => {
  const [year] = yearsToFinalise(civilDate('2026-07-10'));
  expect(dueFinalisation(year!, { reported, finalised })).toHaveLength(isAsked ? 1 : 0);
});

test('a number that was applied for has 28 days from the declaration, or from the start', () => {
  const one = (id: number, tax_file_number: string | null, signed: string | null, isTerminated = false) =>
    ({
      id,
      isTerminated,
      details: {
        first_name: 'Ana',
        last_name: 'Lee',
        tax_file_number,
        tfnd_signed_date: signed,
        start_date: '2026-11-02',
      },
    }) as unknown as Employee;
  const people = [
    one(1, '111111111', '2026-11-04'),
    one(2, '111111111', null),
    one(3, '123456782', '2026-11-04'),
    one(4, '000000000', null),
    one(5, '111111111', '2026-11-04', true),
    one(6, '333333333', '2026-11-04'),
  ];
  expect(
    dueTaxFileNumbers(people, civilDate('2026-11-16')).map(({ employeeId, dueOn }) => [employeeId, dueOn]),
  ).toEqual([
    [1, '2026-12-02'],
    [2, '2026-11-30'],
    [4, '2026-11-30'],
  ]);
});

test('on leave is who takes it: no public holidays, nothing that is cashed out or taken back', () => {
  const row = (leaveType: string, date: string, hours: string, more: object = {}) => ({
    ...{ name: leaveType, leaveType, date, hours, isCashUp: false },
    ...more,
  });
  const leave = [
    row('HOLIDAY', '2026-12-24', '7.6'),
    row('PAID_PUBLIC_HOLIDAY', '2026-12-25', '7.6'),
    row('HOLIDAY', '2026-12-29', '38', { isCashUp: true }),
    row('SICK', '2026-12-30', '-7.6'),
  ];
  const pays = [{ employeeId: 1, employee: { firstName: 'Ana', lastName: 'Lee' }, result: { leave } }];
  const days = onLeave(pays as unknown as readonly PayRecord[], civilDate('2026-12-20'), civilDate('2027-01-17'));
  expect(days.map(({ leave: name, date }) => [name, date])).toEqual([['HOLIDAY', '2026-12-24']]);
});
