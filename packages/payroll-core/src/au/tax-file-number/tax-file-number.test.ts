import { civilDate } from '../../calendar';
import { inForce } from '../../statutory';
import { hasApplicationLapsed, taxFileNumberRules } from '.';

describe('an application for a number counts as a quotation for 28 days', () => {
  test.each([
    ['the day it is signed', '2026-07-01', '2026-07-01', false],
    ['the 28th day after', '2026-07-01', '2026-07-29', false],
    ['the 29th day after', '2026-07-01', '2026-07-30', true],
    ['without a date', undefined, '2026-07-30', false],
  ])('%s', (_when, signedOn, payDate, hasLapsed) => {
    const edition = inForce(taxFileNumberRules, civilDate(payDate));
    if (!edition.ok) throw new Error(edition.error.message);
    const signed = signedOn === undefined ? undefined : civilDate(signedOn);
    expect(hasApplicationLapsed(signed, civilDate(payDate), edition.value)).toBe(hasLapsed);
  });
});
