import { civilDate } from '../../calendar';
import { decimal, nzd, toFixed } from '../../money';
import { inForce } from '../../statutory';
import { explainAsText, type Step } from '../../trace';
import { chooseSchedularRate, schedularPayments, taxSchedularPayment } from '.';
import { rows } from './vectors/2024-04-01.json';

const found = inForce(schedularPayments, civilDate('2026-10-01'));
if (!found.ok) throw new Error(found.error.message);
const schedular = found.value;

test.each(rows.map((row) => [row.activity, row.payment, row.rate, row.tax]))(
  '%s: %s at %s is %s',
  (activity, payment, rate, tax) => {
    const chosen = chooseSchedularRate({ activity }, schedular);
    if (!chosen.ok) throw new Error(chosen.error.message);
    expect(chosen.value.value.toString()).toBe(rate);
    expect(toFixed(taxSchedularPayment(nzd(payment), chosen.value.value).value, 2)).toBe(tax);
  },
);

test('the table has the 27 activities of the specification', () => {
  expect(schedular.values.activities.size).toBe(27);
});

describe('the rate, in order', () => {
  const rate = (contract: Parameters<typeof chooseSchedularRate>[0]) => {
    const chosen = chooseSchedularRate(contract, schedular);
    return chosen.ok ? chosen.value.value.toString() : chosen.error.code;
  };

  test.each([
    [{ activity: 'cleaning' }, '0.2'],
    [{ activity: 'cleaning', electedRate: decimal('0.1') }, '0.1'],
    [{ activity: 'cleaning', electedRate: decimal('1') }, '1'],
    [{ activity: 'cleaning', electedRate: decimal('0.099') }, 'input/not-allowed'],
    [{ activity: 'cleaning', electedRate: decimal('1.01') }, 'input/not-allowed'],
    [{ activity: 'cleaning', noNotification: true }, '0.45'],
    [{ activity: 'cleaning', noNotification: true, electedRate: decimal('0.1') }, '0.45'],
    [{ activity: 'cleaning', noNotification: false, electedRate: decimal('0.33') }, '0.33'],
    [{ activity: 'cleaning', noNotification: true, certificateRate: decimal('0') }, '0'],
    [{ activity: 'non-resident-contractors', electedRate: decimal('0.149') }, 'input/not-allowed'],
    [{ activity: 'non-resident-contractors', electedRate: decimal('0.15') }, '0.15'],
    [{ activity: 'non-resident-contractor-companies', noNotification: true }, '0.2'],
    [{ activity: 'non-resident-entertainers', electedRate: decimal('0.3') }, 'input/not-allowed'],
    [{ activity: 'non-resident-entertainers', noNotification: true }, '0.2'],
    [{ activity: 'juggling' }, 'code/unknown'],
  ])('%p: %s', (contract, expected) => {
    expect(rate(contract)).toBe(expected);
  });

  test('refusals say what would do', () => {
    expect(chooseSchedularRate({ activity: 'juggling' }, schedular)).toMatchObject({
      error: {
        path: 'activity',
        message: expect.stringContaining('acc-personal-service-rehabilitation, agricultural-contracts') as string,
      },
    });
    expect(
      chooseSchedularRate({ activity: 'non-resident-entertainers', electedRate: decimal('0.3') }, schedular),
    ).toMatchObject({
      error: {
        path: 'electedRate',
        message:
          'No rate can be elected for Non-resident entertainers and sportspeople; leave it out and the standard rate 20% applies.',
      },
    });
    expect(chooseSchedularRate({ activity: 'modelling', electedRate: decimal('0.05') }, schedular)).toMatchObject({
      error: {
        message:
          'A rate from 10% to 100% can be elected for Modelling; 5% is outside. A lower one needs a certificate.',
      },
    });
  });

  test('traces say where the rate is from', () => {
    const says = (contract: Parameters<typeof chooseSchedularRate>[0]) => {
      const chosen = chooseSchedularRate(contract, schedular);
      if (!chosen.ok) throw new Error(chosen.error.message);
      return [
        chosen.value.says(),
        ...chosen.value.because.map((reason) => ('parameter' in reason ? reason.parameter : 'given')),
      ];
    };
    expect(says({ activity: 'modelling' })).toEqual(['Modelling: 0.2', 'nz.schedular-payments/activities/modelling']);
    expect(says({ activity: 'modelling', electedRate: decimal('0.3') })).toEqual(['0.3 elected', 'given']);
    expect(says({ activity: 'modelling', certificateRate: decimal('0.05') })).toEqual(['0.05 by certificate', 'given']);
    expect(says({ activity: 'modelling', noNotification: true })).toEqual([
      'no name or IRD number: 0.45',
      'nz.schedular-payments/activities/modelling',
    ]);
  });
});

test('the tax is truncated, and says so', () => {
  const tax = taxSchedularPayment(nzd('1234.56'), decimal('0.105'));
  expect(tax.value.toString()).toBe('129.62');
  expect(tax.says()).toBe('1234.56 × 0.105, truncated to cents 129.62');
  expect(tax.because).toHaveLength(2);
});

/** A trace without the names of the publications, which the parameter files hold. */
const lines = (root: Step): string[] =>
  explainAsText(root)
    .split('\n')
    .map((line) => line.split(' (since')[0] ?? '');

test('traces in full', () => {
  const rate = (contract: Parameters<typeof chooseSchedularRate>[0]): Step => {
    const chosen = chooseSchedularRate({ ...contract }, schedular);
    if (!chosen.ok) throw new Error(chosen.error.message);
    return chosen.value;
  };
  expect(lines(rate({ activity: 'modelling' }))).toEqual([
    'nz.schedular-payments.choose-rate: Modelling: 0.2',
    '  nz.schedular-payments/activities/modelling: Modelling: 0.2',
  ]);
  expect(lines(rate({ activity: 'modelling', noNotification: true }))).toEqual([
    'nz.schedular-payments.choose-rate: no name or IRD number: 0.45',
    '  nz.schedular-payments/activities/modelling: Modelling: 0.2',
  ]);
  expect(lines(rate({ activity: 'modelling', electedRate: decimal('0.3') }))).toEqual([
    'nz.schedular-payments.choose-rate: 0.3 elected',
    '  given.elected rate: elected rate 0.3',
  ]);
  expect(lines(rate({ activity: 'modelling', certificateRate: decimal('0.05') }))).toEqual([
    'nz.schedular-payments.choose-rate: 0.05 by certificate',
    '  given.certificate rate: certificate rate 0.05',
  ]);
  expect(lines(taxSchedularPayment(nzd('100'), decimal('0.2')))).toEqual([
    'nz.schedular-payments.tax-payment: 100 × 0.2, truncated to cents 20',
    '  given.payment without GST: payment without GST 100',
    '  given.rate: rate 0.2',
  ]);
});
