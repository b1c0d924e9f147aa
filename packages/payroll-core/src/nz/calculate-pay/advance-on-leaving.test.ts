import fc from 'fast-check';
import { isNegative } from '../../money';
import { calculatePay, type NzPayInput } from '.';

const leaving = (total: string, wages: string, hasStudentLoan = false): NzPayInput => ({
  payDate: '2026-10-29',
  payPeriod: 'WEEKLY',
  employee: { nzTaxCode: 'M', hasStudentLoan, payRatePerHour: '1', kiwisaverStatusCode: 'NK', minimumWage: 'NONE' },
  hours: [{ description: 'Wages', units: 'hours', value: wages }],
  isFinalPay: true,
  termination: { totalAmount: total, taxAmount: '0' },
});

function paid(input: NzPayInput) {
  const pay = calculatePay(input);
  if (!pay.ok) throw new Error(pay.error.message);
  return pay.value;
}

describe('holidays in advance that a final pay takes back', () => {
  test('as long as the net pay holds them, the whole amount', () => {
    const pay = paid(leaving('-500', '1200'));
    expect(pay.gross.toString()).toBe('700');
    expect(pay.advanceNotRecovered.toString()).toBe('0');
  });

  test('beyond that only what leaves nothing; the rest is a debt', () => {
    const wages = paid(leaving('0', '300')).net;
    const pay = paid(leaving('-500', '300'));
    expect(pay.net.toString()).toBe('0');
    expect(pay.advanceNotRecovered.toString()).toBe(String(500 - Number(wages.toString())));
    expect(pay.warnings.map(({ code }) => code)).toEqual(['nz.termination/advance-not-recovered']);
  });

  test('with nothing else paid, nothing is filed below zero', () => {
    const pay = paid(leaving('-500', '0'));
    expect([pay.gross, pay.net, pay.employmentInformation.gross].map(String)).toEqual(['0', '0', '0']);
    expect(pay.advanceNotRecovered.toString()).toBe('500');
  });

  test('neither net nor a filed amount is ever below zero, and recovered and left over make the advance', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500000 }),
        fc.integer({ min: 0, max: 300000 }),
        fc.boolean(),
        (cents, wage, loan) => {
          const advance = (cents / 100).toFixed(2);
          const pay = paid(leaving(`-${advance}`, (wage / 100).toFixed(2), loan));
          expect(isNegative(pay.net)).toBe(false);
          for (const amount of Object.values(pay.employmentInformation)) {
            if (typeof amount === 'object') expect(isNegative(amount)).toBe(false);
          }
          const recovered = Number(pay.termination?.totalAmount.toString()) * -1;
          expect((recovered + Number(pay.advanceNotRecovered.toString())).toFixed(2)).toBe(advance);
        },
      ),
    );
  });
});
