import { civilDate } from '../../calendar';
import { aud } from '../../money';
import { inForce } from '../../statutory';
import { explainAsText } from '../../trace';
import { schedule15, withholdFromWorkingHolidayMaker } from '.';

function withhold(payment: string, paidEarlier: string, registered = true, quotes = true) {
  const edition = inForce(schedule15, civilDate('2026-07-15'));
  if (!edition.ok) throw new Error(edition.error.message);
  return withholdFromWorkingHolidayMaker(
    {
      payment: aud(payment),
      paidEarlierThisYear: aud(paidEarlier),
      quotesTaxFileNumber: quotes,
      employerIsRegistered: registered,
    },
    edition.value,
  );
}

test.each([
  ['a payment that crosses a band keeps the rate of where it began', '10000', '40000', true, true, '1500'],
  ['half a dollar goes up at 15 %', '10', '0', true, true, '2'],
  ['cents are ignored at 45 %, in the payment and in the result', '1001.99', '190000.01', true, true, '450'],
  ['cents are ignored without a tax file number', '1001.99', '0', true, false, '450'],
  ['cents count at 37 %', '1001.99', '150000', false, true, '371'],
  ['a correction may leave less than nothing paid before', '1000', '-1', true, true, '150'],
  ['nothing comes back', '-100', '0', true, true, '0'],
] as const)('%s', (_what, payment, paidEarlier, registered, quotes, withheld) => {
  expect(withhold(payment, paidEarlier, registered, quotes).value.toString()).toBe(withheld);
});

test.each([
  ['registered', true, true, 'registered/45000.01: registered employer, from 45000.01 paid in the year: 0.3'],
  ['not registered', false, true, 'unregistered/0: unregistered employer, from 0 paid in the year: 0.3'],
  ['no number', true, false, 'noTaxFileNumber: no tax file number: 0.45'],
] as const)('the trace names the line: %s', (_what, registered, quotes, line) => {
  const lines = explainAsText(withhold('100', '45000.01', registered, quotes)).split('\n');
  expect(lines[1]).toBe('  given.payment: payment 100');
  expect(lines[2]).toBe('  given.paid earlier this year: paid earlier this year 45000.01');
  expect(lines[3]).toContain(`  au.working-holiday-makers/${line} (since 2024-07-01;`);
});

test('the trace says how it was rounded', () => {
  expect(withhold('1001.99', '0').says()).toBe('0.15 × 1001.99, to the nearest dollar, = 150');
  expect(withhold('1001.99', '0', true, false).says()).toBe('0.45 × 1001, cents ignored, = 450');
  expect(withhold('1001.99', '0').rule).toBe('au.working-holiday-makers.withhold');
});
