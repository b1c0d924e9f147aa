import { aud, decimal } from '../../../money/parse';
import { allAwards } from '../all';
import { checkLeaveLoading, type LeaveLoadingTerms, type PaidAnnualLeave } from './check-leave-loading';

const terms: LeaveLoadingTerms = { rule: { percent: '17.5' }, minimumHourly: decimal('28.45'), setOff: false };
const leave = (hours: string | undefined, amount: string, loading: string): PaidAnnualLeave => ({
  hours: hours === undefined ? undefined : decimal(hours),
  amount: aud(amount),
  loading: aud(loading),
});

/** General Retail Industry Award, clause 28.3: 17.5 % of the minimum hourly rate, 28.45 for level 2 from 1 July 2026. */
test.each<[string, readonly PaidAnnualLeave[], Partial<LeaveLoadingTerms>, string, string]>([
  ['a week without loading', [leave('38', '1081.1', '0')], {}, '189.19', '189.19'],
  ['a week with all of it', [leave('38', '1081.1', '189.19')], {}, '189.19', '0'],
  ['a rate above the minimum is loaded by the minimum', [leave('38', '1140', '189.19')], {}, '189.19', '0'],
  [
    'without a minimum the leave counts as paid',
    [leave('38', '1140', '0')],
    { minimumHourly: undefined },
    '199.5',
    '199.5',
  ],
  ['leave at half pay is loaded as paid', [leave('38', '540.55', '94.6')], {}, '94.6', '0'],
  ['an amount without hours counts as it is', [leave(undefined, '1000', '100')], {}, '175', '75'],
  ['pay above the minimum is set off', [leave('38', '1300', '0')], { setOff: true }, '189.19', '0'],
  ['as far as it goes', [leave('38', '1181.1', '0')], { setOff: true }, '189.19', '89.19'],
  ['leave that is taken back', [leave('38', '1140', '189.19'), leave('-38', '-1140', '-189.19')], {}, '0', '0'],
])('%s', (_case, rows, more, required, shortBy) => {
  const check = checkLeaveLoading(rows, { ...terms, ...more });
  expect([check.required.toString(), check.shortBy.toString()]).toEqual([required, shortBy]);
});

test('the awards whose clause was read or transcribed name it', () => {
  const clauses = allAwards.flatMap(({ code, rules }) =>
    rules.editions.flatMap(({ values: { leaveLoading } }) =>
      leaveLoading === undefined ? [] : [`${code} ${leaveLoading.percent} ${leaveLoading.clause}`],
    ),
  );
  expect(clauses).toEqual([
    'MA000002 17.5 32.3',
    'MA000003 17.5 22.2',
    'MA000004 17.5 28.3',
    'MA000005 17.5 24.2',
    'MA000009 17.5 30.3',
    'MA000010 17.5 34.4',
    'MA000018 17.5 28.4',
    'MA000100 17.5 31.4',
    'MA000120 17.5 24.3',
  ]);
});
