import { au, nz } from 'payroll-core';
import { calculatorAddress, calculatorForm, calculatorResult, payInputOf, readCalculator } from '..';

const queryOf = (address: string) =>
  Object.fromEntries(
    address
      .slice(address.indexOf('?') + 1)
      .split('&')
      .map((pair) => pair.split('=').map(decodeURIComponent)),
  ) as Record<string, string>;

describe('the calculator', () => {
  test('an address brings back the same form, switched-off checks included', () => {
    for (const country of ['AU', 'NZ']) {
      const first = readCalculator({ country }, '2026-11-12');
      const changed = { ...first, values: { ...first.values, tfn: '', study_loan: 'on', bonus: '1,5 & more' } };
      const state = country === 'AU' ? changed : first;
      expect(readCalculator(queryOf(calculatorAddress(state)), '1999-01-01')).toEqual(state);
    }
  });

  test('an unknown choice becomes the first one; long text is cut', () => {
    const { values } = readCalculator({ pay_date: '2026-11-12', pay_period: 'DAILY', hours: '9'.repeat(99) }, '');
    expect(values['pay_period']).toBe('FORTNIGHTLY');
    expect(values['hours']).toHaveLength(40);
  });

  // ATO Schedule 1 from 1 July 2026, general example 1: weekly earnings of 1,333.45 on scale 2 give 245.
  test('works out an Australian pay of the published example', () => {
    const asked = {
      pay_date: '2026-11-12',
      pay_period: 'WEEKLY',
      hours: '1',
      rate: '1333.45',
      tfn: 'on',
      threshold: 'on',
    };
    const { text } = calculatorResult(readCalculator(asked, ''));
    expect(text).toContain('data-figure="tax" data-amount="245"');
    expect(text).toContain('data-figure="net" data-amount="1088.45"');
    expect(text).toContain('Schedule 1');
  });

  test('its request is one that the library takes, in both countries and at every choice', () => {
    for (const residency of ['resident', 'foreign', 'working-holiday']) {
      const state = readCalculator({ residency, bonus: '500', sacrifice: '100', overtime: '2' }, '2026-11-12');
      expect(au.calculatePay(payInputOf(state) as au.AuPayInput).ok).toBe(true);
    }
    for (const tax_code of ['M', 'ME', 'SB', 'S', 'SH', 'ST', 'SA', 'CAE', 'EDW', 'NSW', 'ND']) {
      for (const kiwisaver of ['default', 'none', '0.1']) {
        const state = readCalculator({ country: 'NZ', tax_code, kiwisaver, bonus: '500' }, '2026-11-12');
        expect([tax_code, kiwisaver, nz.calculatePay(payInputOf(state) as nz.NzPayInput)]).toMatchObject([
          tax_code,
          kiwisaver,
          { ok: true },
        ]);
      }
    }
  });

  test('what cannot be read is said in words, and nothing typed becomes markup', () => {
    const hostile = '"><script>alert(1)</script>';
    const state = readCalculator({ pay_date: '2026-11-12', hours: hostile, rate: hostile }, '');
    expect(calculatorResult(state).text).toContain('role="alert"');
    expect(calculatorResult(state).text + calculatorForm(state).text).not.toContain('<script');
  });

  test('a day without confirmed law is refused with its reason', () => {
    expect(calculatorResult(readCalculator({ pay_date: '2031-01-01', tfn: 'on' }, '')).text).toContain('role="alert"');
  });
});
