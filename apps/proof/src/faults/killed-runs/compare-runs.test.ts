import { differences } from './compare-runs';

const pay = (employee_last_name: string, id: number, net = 800) => ({
  ...{ employee_last_name, id, net, status: 'processed', pay_run_id: id > 10 ? 2 : 1 },
  hours: [{ id: id * 1000, value: 38 }],
});
const week = (run: number, ...pays: ReturnType<typeof pay>[]) => ({
  run: { pay_run_id: run, status: 'processed', pay_count: pays.length },
  pays,
});
const calm = week(1, pay('Ngata', 1), pay('Wright', 2));

test('the same pays under other numbers and in another order are the same', () => {
  expect(differences(calm, week(2, pay('Wright', 11), pay('Ngata', 12)), 2)).toEqual([]);
});

test.each([
  ['a pay is missing', week(2, pay('Ngata', 11))],
  ['a pay is there twice', week(2, pay('Ngata', 11), pay('Ngata', 12), pay('Wright', 13))],
  ['one is there twice in place of another', week(2, pay('Ngata', 11), pay('Ngata', 12))],
  ['a figure differs', week(2, pay('Ngata', 11, 799.99), pay('Wright', 12))],
  [
    'the run is not processed',
    { ...week(2, pay('Ngata', 11), pay('Wright', 12)), run: { ...calm.run, status: 'pending' } },
  ],
])('%s: told', (_, troubled) => {
  expect(differences(calm, troubled, 2)).not.toEqual([]);
});
