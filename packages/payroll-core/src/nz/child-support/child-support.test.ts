import { civilDate } from '../../calendar';
import { nzd } from '../../money';
import { inForce } from '../../statutory';
import { explainAsText } from '../../trace';
import { childSupport, mostUnderOrders } from '.';
import { rows } from './vectors/2024-04-01.json';

const found = inForce(childSupport, civilDate('2024-08-21'));
if (!found.ok) throw new Error(found.error.message);
const edition = found.value;

test.each(rows.map((row) => [row.gross, row.paye, row.levy, row.most]))(
  'of %s less PAYE %s that has %s of levy, orders take at most %s',
  (gross, paye, levy, most) => {
    expect(mostUnderOrders({ gross: nzd(gross), paye: nzd(paye), levy: nzd(levy) }, edition).value.toString()).toBe(
      most,
    );
  },
);

test('40 % of what is left after income tax, truncated; the levy is not tax here', () => {
  // 100.01 × 0.4 = 40.004
  const most = mostUnderOrders({ gross: nzd('110.01'), paye: nzd('12'), levy: nzd('2') }, edition);
  expect(most.value.toString()).toBe('40');
  expect(most.says()).toBe('110.01 − (12 − 2) = 100.01, of which 0.6 are protected: at most 40');
  expect(most.because).toMatchObject([{ given: 'gross' }, { parameter: 'nz.child-support/protectedShare' }]);
});

test('nothing is left of a pay that tax has swallowed', () => {
  expect(mostUnderOrders({ gross: nzd('10'), paye: nzd('50'), levy: nzd('1') }, edition).value.toString()).toBe('0');
});

test('the trace in full', () => {
  const most = mostUnderOrders({ gross: nzd('110.01'), paye: nzd('12'), levy: nzd('2') }, edition);
  expect(
    explainAsText(most)
      .split('\n')
      .map((line) => line.split(' (since')[0]),
  ).toEqual([
    'nz.child-support.most-under-orders: 110.01 − (12 − 2) = 100.01, of which 0.6 are protected: at most 40',
    '  given.gross: gross 110.01',
    '  nz.child-support/protectedShare: 0.6',
  ]);
});
