import { civilDate } from '../../calendar';
import { ordinaryEarnings } from '../../testing/plain-pay';
import { calculatePay, type AuSuperTiming } from '..';
import { runOwnVector } from 'payroll-conformance';
import { inForce } from '../../statutory';
import { explainAsText } from '../../trace';
import { superDeadlines } from './super-deadline';
import { superDueDate, type SuperTiming } from './super-due-date';
import quarterly from './vectors/2024-07-01.json';
import payday from './vectors/2026-07-01.json';

test.each(quarterly.rows)('paid $payDate, due $dueDate', (row) => {
  expect(runOwnVector('au/payday-super', '2024-07-01', row)).toMatchObject({ status: 'passed' });
});

test.each(payday.rows.map((row) => [JSON.stringify(row), row] as const))('%s', (_name, row) => {
  expect(runOwnVector('au/payday-super', '2026-07-01', row)).toMatchObject({ status: 'passed' });
});

test('it says how it was counted', () => {
  const said = (payDate: string, timing: SuperTiming): string => {
    const deadline = inForce(superDeadlines, civilDate(payDate));
    if (!deadline.ok) throw new Error(deadline.error.message);
    return explainAsText(superDueDate(civilDate(payDate), timing, deadline.value)).replace(/ \(since.*$/gm, '');
  };
  expect(said('2026-07-15', { isFirstContribution: true })).toBe(
    [
      'au.payday-super.due: received by the fund at the latest on 2026-08-12, 20 business days after 2026-07-15',
      '  given.pay date: pay date 2026-07-15',
      '  au.payday-super/days: 7 or 20 business days',
    ].join('\n'),
  );
  expect(said('2026-07-15', { isFirstContribution: false })).toContain(
    'on 2026-07-24, 7 business days after 2026-07-15',
  );
  expect(said('2026-07-15', { isFirstContribution: false, determinationMadeOn: civilDate('2026-07-01') })).toContain(
    'on 2026-08-12, 20 business days after 2026-07-15',
  );
  expect(said('2026-07-15', { isFirstContribution: false, determinationMadeOn: civilDate('2026-07-16') })).toContain(
    'on 2026-08-13, 20 business days after 2026-07-16',
  );
  expect(said('2026-07-15', { isFirstContribution: false, earlierExtendedDueDate: civilDate('2026-07-27') })).toContain(
    'on 2026-07-27, with the earlier contribution that is not due yet',
  );
  expect(said('2026-07-15', { isFirstContribution: false, earlierExtendedDueDate: civilDate('2026-07-24') })).toContain(
    'on 2026-07-24, 7 business days after 2026-07-15',
  );
  expect(said('2026-06-30', { isFirstContribution: false })).toBe(
    [
      'au.payday-super.due-after-quarter: 28 days after the quarter that ends on 2026-06-30 is 2026-07-28',
      '  given.pay date: pay date 2026-06-30',
      '  au.payday-super/days: 28 days after the quarter',
    ].join('\n'),
  );
});

describe('public holidays are listed to 31 August 2027', () => {
  const pay = (superTiming: AuSuperTiming, options = {}) =>
    calculatePay(
      {
        payDate: '2027-06-30',
        payPeriod: 'WEEKLY',
        employee: { taxDeclaration: { taxFileNumber: 'quoted', residency: 'resident', claimsTaxFreeThreshold: true } },
        hours: ordinaryEarnings('1000'),
        superTiming,
      },
      options,
    );

  test('the last pays that are covered have their due dates', () => {
    expect(pay({})).toMatchObject({ ok: true, value: { superDueDate: '2027-07-09' } });
    expect(pay({ isFirstContribution: true })).toMatchObject({ ok: true });
    // Friday 20 August: Monday 23 is day 1, Tuesday 31 day 7.
    expect(pay({ nextRegularPayday: '2027-08-20' })).toMatchObject({ ok: true, value: { superDueDate: '2027-08-31' } });
  });

  test.each<[string, AuSuperTiming]>([
    ['2027-09-01', { nextRegularPayday: '2027-08-23' }],
    // Twenty weekdays of 2028, with New Year's Day and Australia Day among them.
    ['2028-01-28', { determinationMadeOn: '2028-01-01' }],
  ])('nothing is counted past it: %s', (on, timing) => {
    expect(pay(timing)).toMatchObject({
      ok: false,
      error: {
        code: 'statutory/unconfirmed',
        path: 'superTiming',
        details: { instrument: 'au.public-holidays', on, confirmedUntil: '2027-08-31' },
      },
    });
    expect(pay(timing, { allowUnconfirmed: true })).toMatchObject({
      ok: true,
      value: { superDueDate: on, warnings: [{ code: 'au.statutory/unconfirmed' }] },
    });
  });

  test('a due date that is given needs no list', () => {
    expect(pay({ earlierExtendedDueDate: '2027-09-30' })).toMatchObject({
      ok: true,
      value: { superDueDate: '2027-09-30', warnings: [] },
    });
  });
});
