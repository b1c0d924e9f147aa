import { au } from 'payroll-core';
import { explanationTree, nameInWords } from '.';

const law = { title: 'Schedule <1>', href: 'https://law.example/1?a=1&b=2', since: '2026-07-01' };

describe('the explanation tree', () => {
  test('shows formula, what was given, and the published line with its link', () => {
    const { text } = explanationTree({
      rule: 'au.payg-schedule-1.withhold-weekly',
      value: '160',
      says: '0.3227 × 1052.99 − 180.0385, to the nearest dollar 160',
      because: [
        { rule: 'given.earnings', value: '1052.40', says: 'earnings 1052.40' },
        { rule: 'au.payg-schedule-1/scale2/865', says: 'a 0.3227, b 180.0385', law },
      ],
    });
    expect(text).toContain('Withhold weekly');
    expect(text).toContain('0.3227 × 1052.99 − 180.0385, to the nearest dollar 160');
    expect(text).toContain('earnings 1052.40');
    expect(text).toContain('href="https://law.example/1?a=1&amp;b=2"');
    expect(text).toContain('since 1 Jul 2026');
    expect(text).toContain('Schedule &lt;1&gt;');
  });

  test('names rules as people write them', () => {
    const named = (rule: string) => /class="name">([^<]*)</.exec(explanationTree({ rule, says: '' }).text)?.[1];
    expect(named('nz.pay.paye')).toBe('PAYE');
    expect(named('nz.pay.total-kiwisaver')).toBe('Total KiwiSaver');
    expect(named('au.additional-payments.method-b1')).toBe('Method B1');
    expect(named('au.payg-schedule-1.weekly-earnings')).toBe('Weekly earnings');
  });

  test('names of a termination’s rules and figures hold no code', () => {
    expect(
      ['redundancyAmount', 'etp-taxFree-component', 'unusedLslPostAugust1993', 'lumpSumD'].map(nameInWords),
    ).toEqual(['Redundancy amount', 'ETP tax free component', 'Unused LSL post August 1993', 'Lump sum D']);
  });

  test('days of a redundancy are written as on the other pages', () => {
    const ended = au.calculateTermination({
      payDate: '2026-11-19',
      payPeriod: 'FORTNIGHTLY',
      termination: { terminationDate: '2026-11-18', reason: 'REDUNDANCY', redundancyAmount: '20000', etpAmount: '500' },
      employee: {
        dateOfBirth: '1965-01-30',
        startDate: '2009-06-01',
        taxDeclaration: { taxFileNumber: 'quoted', residency: 'resident', claimsTaxFreeThreshold: true },
      },
    });
    const shown = ended.ok ? Object.values(ended.value.trace.explain()).map((step) => explanationTree(step).text) : [];
    // Born on 30 January 1965: 62 at the end of the year of the payment; pension age of 67 on 30 January 2032.
    expect(shown.join()).toContain('62 on 30 Jun 2027');
    expect(shown.join()).toContain('dismissed on 18 Nov 2026, before pension or retirement age on 30 Jan 2032');
    expect(shown.join()).toContain('ETP amount 500');
    expect(shown.join().replaceAll(/(?:href|data-rule)="[^"]*"/g, '')).not.toMatch(/\d{4}-\d{2}-\d{2}|[a-z][A-Z]/);
  });

  test('a hostile explanation stays text and its address no link', () => {
    const { text } = explanationTree({
      rule: '"><script>alert(1)</script>',
      says: '<img src=x onerror=alert(1)>',
      law: { ...law, href: 'javascript:alert(1)' },
    });
    expect(text).not.toMatch(/<script|<img|href=/);
    const plain = explanationTree({ rule: 'a', says: '<b>', because: [{ rule: 'given."x', says: "'><i>" }] }).text;
    expect(plain).not.toMatch(/<b>|<i>|="x/);
  });
});
