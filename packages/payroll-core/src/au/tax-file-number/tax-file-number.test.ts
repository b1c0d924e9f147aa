import { civilDate } from '../../calendar';
import { inForce } from '../../statutory';
import { declaredTaxFileNumber, taxFileNumberRules } from '.';

function declared(number: string | undefined, signedOn: string | undefined, payDate: string) {
  const edition = inForce(taxFileNumberRules, civilDate(payDate));
  if (!edition.ok) throw new Error(edition.error.message);
  const signed = signedOn === undefined ? undefined : civilDate(signedOn);
  return declaredTaxFileNumber(number, signed, civilDate(payDate), edition.value);
}

describe('an application for a number counts as a quotation for 28 days', () => {
  test.each([
    ['the day it is signed', '2026-07-01', '2026-07-01', 'applied-for'],
    ['the 28th day after', '2026-07-01', '2026-07-29', 'applied-for'],
    ['the 29th day after', '2026-07-01', '2026-07-30', 'not-quoted'],
    ['without a date', undefined, '2026-07-30', 'applied-for'],
  ])('%s', (_when, signedOn, payDate, meaning) => {
    expect(declared('111111111', signedOn, payDate)).toBe(meaning);
  });
});

test('only an application grows old', () => {
  expect(declared('123456782', '2020-01-01', '2026-07-30')).toBe('quoted');
  expect(declared('333333333', '2020-01-01', '2026-07-30')).toBe('under-18');
  expect(declared('444444444', '2020-01-01', '2026-07-30')).toBe('pensioner');
  expect(declared('000000000', undefined, '2026-07-30')).toBe('not-quoted');
  expect(declared(undefined, undefined, '2026-07-30')).toBe('not-quoted');
});
