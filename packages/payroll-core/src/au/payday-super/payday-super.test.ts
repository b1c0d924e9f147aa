import { civilDate } from '../../calendar';
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
