import { calculatePay } from './calculate-pay';
import { taxCodeOfPay } from './tax-code-of-pay';
import { writeTaxCode } from '../tax-codes';

const certificate = { rate: '0.2', from: '2026-04-01', until: '2026-09-30', previousTaxCode: 'S SL' };

// Each code, and what it withholds from 1,000 dollars a week: S 17.5 % + 1.75 % levy, the certificate 20 %, ND 45 % + levy.
test.each([
  ['a code', '2026-10-01', { nzTaxCode: 'S' }, 'S', '192.5'],
  ['with a student loan', '2026-10-01', { nzTaxCode: 'S', hasStudentLoan: true }, 'S SL', '192.5'],
  ['as files write it', '2026-10-01', { nzTaxCode: 'SSL' }, 'S SL', '192.5'],
  ['no declaration', '2026-10-01', { noDeclaration: true, nzTaxCode: 'S' }, 'ND', '467.5'],
  ['before the certificate', '2026-03-31', { nzTaxCode: 'STC', taxCertificate: certificate }, 'S SL', '191.7'],
  ['its first day', '2026-04-01', { nzTaxCode: 'STC', taxCertificate: certificate }, 'STC', '200'],
  ['its last day', '2026-09-30', { nzTaxCode: 'STC', taxCertificate: certificate }, 'STC', '200'],
  ['after it', '2026-10-01', { nzTaxCode: 'STC', taxCertificate: certificate }, 'S SL', '192.5'],
  [
    'without a code before it',
    '2026-10-01',
    { nzTaxCode: 'STC', taxCertificate: { ...certificate, previousTaxCode: null } },
    'ND',
    '467.5',
  ],
])('%s', (_, payDate, employee, code, paye) => {
  expect(writeTaxCode(taxCodeOfPay({ payDate, employee }))).toBe(code);
  const hours = [{ description: 'Pay', units: 'pay', value: '1', rate: '1000' }];
  const pay = calculatePay({
    payDate,
    payPeriod: 'WEEKLY',
    employee: { ...employee, kiwisaverStatusCode: 'NK' },
    hours,
  });
  expect(pay.ok && pay.value.paye.toString()).toBe(paye);
});

test('a code that does not exist, or none, is ND', () => {
  expect(taxCodeOfPay({ payDate: '2026-10-01', employee: { nzTaxCode: 'X' } }).base).toBe('ND');
  expect(taxCodeOfPay({ payDate: '2026-10-01', employee: {} }).base).toBe('ND');
});
