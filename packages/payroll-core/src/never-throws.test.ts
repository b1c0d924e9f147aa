import * as au from './au';
import * as awards from './au/awards';
import * as calendar from './calendar';
import * as changes from './changes';
import * as identifiers from './identifiers';
import * as money from './money';
import * as nz from './nz';
import { readDraft } from './rules';
import * as statutory from './statutory';
import { codeInWords, explainAsText, parameter, parametersUsed } from './trace';

// README: "whatever comes in, nothing is thrown". These come from callers without types.
const auPay: au.AuPayInput = {
  payDate: '2026-11-12',
  payPeriod: 'WEEKLY',
  employee: {
    payRatePerHour: '35.50',
    taxDeclaration: { taxFileNumber: 'quoted', residency: 'resident', claimsTaxFreeThreshold: true },
  },
  hours: [{ description: 'Ordinary time', units: 'hours', value: '38' }],
};
const nzPay: nz.NzPayInput = {
  payDate: '2026-11-12',
  payPeriod: 'WEEKLY',
  employee: { payRatePerHour: '30', nzTaxCode: 'M', kiwisaverOptedOut: true },
  hours: [{ description: 'Ordinary time', units: 'hours', value: '40' }],
};

describe('what cannot be read is refused, with the member that is wrong', () => {
  const { calculatePayPeriod, recoverOverpayment } = au as unknown as Record<string, (input: unknown) => unknown>;
  const { withholdForPeriod, readDetailLine } = nz as unknown as Record<string, (input: unknown) => unknown>;

  test.each<[unknown, string, string]>([
    [undefined, 'input/missing', ''],
    [{}, 'input/missing', 'pays'],
    [{ pays: 'x' }, 'input/missing', 'pays'],
    [{ pays: [null] }, 'input/missing', 'pays[0]'],
    [{ pays: [{}] }, 'input/missing', 'pays[0].input'],
    [{ pays: [{ input: 'x' }] }, 'input/missing', 'pays[0].input'],
    [{ pays: [{ input: auPay }], shareTaxBy: 'gross' }, 'code/unknown', 'shareTaxBy'],
    [{ pays: [{ input: auPay, procesed: { tax: '5' } }] }, 'input/not-allowed', 'pays[0].procesed'],
    [{ pays: [{ input: auPay }], shareTax: 'GROSS' }, 'input/not-allowed', 'shareTax'],
  ])('au.calculatePayPeriod(%j)', (input, code, path) => {
    expect(calculatePayPeriod!(input)).toMatchObject({ ok: false, error: { code, path } });
  });

  test.each<[unknown, string, string]>([
    [undefined, 'input/missing', ''],
    [{}, 'input/missing', 'pays'],
    [{ pays: [null] }, 'input/missing', 'pays[0]'],
    [{ pays: [nzPay], processed: [{}] }, 'input/missing', 'processed[0].input'],
    [{ pays: [nzPay], processed: [{ input: nzPay }] }, 'input/missing', 'processed[0].withheld'],
    [{ pays: [nzPay], processed: [{ input: nzPay, withheld: {} }] }, 'input/missing', 'processed[0].withheld.paye'],
    [{ pays: [nzPay], shareBy: 'x' }, 'code/unknown', 'shareBy'],
    [{ pays: [nzPay], procesed: [] }, 'input/not-allowed', 'procesed'],
  ])('nz.withholdForPeriod(%j)', (input, code, path) => {
    expect(withholdForPeriod!(input)).toMatchObject({ ok: false, error: { code, path } });
  });

  test('au.recoverOverpayment', () => {
    expect(recoverOverpayment!(undefined)).toMatchObject({ ok: false, error: { code: 'input/missing' } });
    expect(recoverOverpayment!({})).toMatchObject({ ok: false, error: { code: 'input/missing', path: 'paidOn' } });
  });

  test.each([undefined, null, 1, {}])('nz.readDetailLine(%p)', (line) => {
    expect(readDetailLine!(line)).toMatchObject({ ok: false, error: { code: 'input/conflict' } });
  });

  const { timeOffFor } = awards as unknown as Record<string, (...input: unknown[]) => unknown>;
  const overtime = { kind: 'overtime', hours: '2', percent: '150' };
  const rules = { timeOff: { rate: 'overtime-rate', withinMonths: '6', clause: '1' } };
  test.each<[unknown, unknown, string, string]>([
    [undefined, undefined, 'input/missing', 'rules'],
    [null, overtime, 'input/missing', 'rules'],
    [rules, undefined, 'input/missing', 'line'],
    [rules, null, 'input/missing', 'line'],
    [rules, { ...overtime, hours: undefined }, 'input/missing', 'hours'],
    [rules, { ...overtime, hours: {} }, 'amount/not-a-number', 'hours'],
    [rules, { ...overtime, percent: 'x' }, 'amount/not-a-number', 'percent'],
  ])('au.awards.timeOffFor(%j, %j)', (of, line, code, path) => {
    expect(timeOffFor!(of, line)).toMatchObject({ ok: false, error: { code, path } });
  });

  const rise = { kind: 'percentage', by: '0.03' } as const;
  const days = [{ day: '2026-01-01' }, { day: '2026-11-12' }] as const;
  test.each<[string, (pay: never) => unknown]>([
    ['explainDifference', (pay) => changes.explainDifference({ country: 'AU', input: auPay }, pay)],
    ['explainAgainstFigures', (pay) => changes.explainAgainstFigures({ gross: '1' }, pay)],
    ['impactOfRise', (pay) => changes.impactOfRise(pay, rise)],
    ['impactOfChange', (pay) => changes.impactOfChange(pay, pay)],
    ['impactOfLaw', (pay) => changes.impactOfLaw(pay, ...days)],
  ])('changes.%s', (_name, compare) => {
    for (const pay of [
      undefined,
      null,
      {},
      { country: 'XX', input: auPay },
      { country: 'AU' },
      { country: 'NZ', input: {} },
    ]) {
      expect(compare(pay as never)).toMatchObject({ ok: false });
    }
    expect(compare({ country: 'XX', input: auPay } as never)).toMatchObject({ error: { code: 'code/unknown' } });
  });

  test('the other arguments of a comparison', () => {
    const pay = { country: 'AU', input: auPay } as const;
    const nothing = undefined as never;
    expect(changes.explainAgainstFigures(nothing, pay)).toMatchObject({ ok: false, error: { code: 'input/missing' } });
    expect(changes.impactOfRise(pay, nothing)).toMatchObject({ ok: false, error: { path: 'rise' } });
    expect(changes.impactOfRise({ ...pay, input: { ...auPay, hours: [null] as never } }, rise)).toMatchObject({
      ok: false,
      error: { path: 'hours[0]' },
    });
    expect(changes.impactOfLaw(pay, nothing, days[1])).toMatchObject({ ok: false, error: { path: 'from' } });
    expect(changes.impactOfLaw(pay, days[0], { ...days[1], drafts: [null] as never })).toMatchObject({
      ok: false,
      error: { path: 'to.drafts' },
    });
  });
});

test('a pay period that ends on the last day a date can have', () => {
  const check = awards.checkUnderpayment({
    minimum: { kind: 'national-minimum-wage', employmentType: 'full-time' },
    payPeriod: { from: '2026-08-03', to: '9999-12-31' },
    work: { kind: 'shifts', state: 'NSW', shifts: [{ date: '2026-08-09', start: '09:00', end: '14:00' }] },
    paid: [],
    setOff: false,
  });
  expect(check.ok).toBe(true);
});

describe('a termination that cannot be read', () => {
  const declaration = { taxFileNumber: 'quoted', residency: 'resident', claimsTaxFreeThreshold: true };
  const days = {
    payDate: '2026-11-04',
    terminationDate: '2026-11-03',
    startDate: '2020-01-06',
    dateOfBirth: '1980-01-01',
  };
  const ended = (country: 'AU' | 'NZ', named: Partial<typeof days>, allowUnconfirmed: unknown = true) => {
    const { payDate, terminationDate, startDate, dateOfBirth } = { ...days, ...named };
    const employee = { startDate, dateOfBirth, payRatePerHour: '30', holidayLeaveHours: '80' };
    const rest = { payDate, payPeriod: 'WEEKLY', allowUnconfirmed: allowUnconfirmed as boolean } as const;
    return country === 'NZ'
      ? nz.calculateTermination({
          ...rest,
          termination: { terminationDate },
          employee: { ...employee, nzTaxCode: 'M', hoursPerWeek: '40', hoursPerDay: '8' },
        })
      : au.calculateTermination({
          ...rest,
          termination: { terminationDate, reason: 'INVALIDITY', etpAmount: '1000', isUnusedLslPaid: true },
          employee: { ...employee, state: 'NSW', lslHours: '300', taxDeclaration: declaration as never },
        });
  };

  test.each(['AU', 'NZ'] as const)('is refused in %s, with the day', (country) => {
    for (const terminationDate of ['9999-12-31', '2200-01-01']) {
      const late = { terminationDate, payDate: terminationDate };
      for (const named of [{ terminationDate }, late, { startDate: '0001-01-01' }, { dateOfBirth: '0001-01-01' }]) {
        expect(ended(country, named)).toMatchObject({
          ok: false,
          error: { message: expect.stringContaining('Expected a day of the years 1800 to 2199 in ') as string },
        });
      }
    }
  });

  test.each(['AU', 'NZ'] as const)('tells of digits that are too many in %s', (country) => {
    const calculate = country === 'AU' ? au.calculateTermination : nz.calculateTermination;
    const message = (redundancyAmount: string) => {
      const termination = { terminationDate: days.terminationDate, redundancyAmount };
      const ending = calculate({ payDate: days.payDate, payPeriod: 'WEEKLY', termination, employee: {} } as never);
      return ending.ok ? '' : ending.error.message;
    };
    expect(message('1000000000000')).toBe(
      'redundancyAmount: An amount has at most 12 digits before the point; this one has 13.',
    );
    expect(message('0.00000000001')).toBe('redundancyAmount: An amount has at most 10 decimals; this one has 11.');
    expect(message('1e3')).toBe('Expected plain digits such as "1250.50" in redundancyAmount.');
  });

  test.each(['AU', 'NZ'] as const)('is refused in %s where allowUnconfirmed is neither true nor false', (country) => {
    for (const value of ['true', 'false', 1, {}]) {
      expect(ended(country, {}, value)).toMatchObject({ ok: false, error: { path: 'allowUnconfirmed' } });
    }
    for (const value of [true, false, null]) expect(ended(country, {}, value)).toMatchObject({ ok: true });
  });
});

test('a list with a gap is refused at the gap', () => {
  const publicHolidaysAfterEnd = ['320'];
  publicHolidaysAfterEnd.length = 2;
  const ended = nz.calculateTermination({
    payDate: '2026-11-12',
    payPeriod: 'WEEKLY',
    termination: { terminationDate: '2026-11-11' },
    employee: { startDate: '2015-01-01', nzTaxCode: 'M', payRatePerHour: '30' },
    holidayPay: { publicHolidaysAfterEnd },
  });
  expect(ended).toMatchObject({ ok: false, error: { path: 'holidayPay.publicHolidaysAfterEnd[1]' } });
});

test('a draft of no instrument', () => {
  expect(readDraft({})).toMatchObject({ error: { path: 'instrument', message: 'A value is needed in instrument.' } });
});

test('options of null are no options', () => {
  const options = null as never;
  expect(JSON.stringify(au.calculatePay(auPay, options))).toBe(JSON.stringify(au.calculatePay(auPay)));
  expect(JSON.stringify(nz.calculatePay(nzPay, options))).toBe(JSON.stringify(nz.calculatePay(nzPay)));
  expect(au.calculatePayPeriod({ pays: [{ input: auPay }] }, options).ok).toBe(true);
  expect(nz.withholdForPeriod({ pays: [nzPay] }, options).ok).toBe(true);
});

test.each<[(text: never) => boolean, number]>([
  [identifiers.isTaxFileNumber, 123456782],
  [identifiers.isAustralianBusinessNumber, 51824753556],
  [identifiers.isAustralianCompanyNumber, 404085616],
  [identifiers.isBankStateBranch, 162000],
  [identifiers.isUniqueSuperannuationIdentifier, 65714394898001],
  [identifiers.isIrdNumber, 49091850],
  [identifiers.isNzBankAccount, 10902006838900],
  [identifiers.isNzbn, 9429041561863],
])('%p answers false to what is no text', (check, number) => {
  for (const value of [number, undefined, null, {}, []]) expect(check(value as never)).toBe(false);
});

test('what is no tax file number says nothing', () => {
  expect(identifiers.taxFileNumberMeaning(123456782 as never)).toBe('not-quoted');
});

// README: a single rule takes the values in force. In JavaScript nothing keeps a caller from taking the value of a refusal.
test('the value of a refusal says which figures there are not, for which day', () => {
  const valueOf = (result: unknown) => (result as { readonly value: never }).value;
  const early = calendar.civilDate('2019-01-01');
  const gone = calendar.civilDate('2099-01-01');
  const earnings = money.aud('1000');
  const schedule = statutory.inForce(au.schedule1, early);
  const before =
    'Pay date 2019-01-01 is before 2024-07-01, the first day for which there are figures of PAYG schedule 1.';
  expect(() => au.withholdWithoutTaxFileNumber(earnings, 'resident', valueOf(schedule))).toThrow(RangeError);
  expect(() => au.withholdWithoutTaxFileNumber(earnings, 'resident', valueOf(schedule))).toThrow(before);
  const late = statutory.inForce(au.superGuarantee, gone);
  expect(() => valueOf(late)).toThrow(
    /^Pay date 2099-01-01 is after 2\d{3}-\d\d-\d\d, the last day for which the figures/,
  );
  for (const rules of [au.auPayRules(early), au.auWithholdingRules(early), nz.nzRulesInForce(early)]) {
    expect(() => valueOf(rules)).toThrow(/^Pay date 2019-01-01 is before 20\d\d-\d\d-\d\d, the first day/);
  }
  // It is no member of the answer: what is kept or compared is the refusal alone.
  expect(Object.keys(schedule)).toEqual(['ok', 'error']);
  expect(JSON.stringify(schedule)).not.toContain('value');
});

test.each([undefined, null, 'tax', {}, { ok: true, value: {} }])('a step that is none is named: %j', (step) => {
  for (const read of [explainAsText, parametersUsed]) expect(() => read(step as never)).toThrow('Not a step.');
});

test.each([undefined, null, 5, {}])('a code or an edition that is none is named: %p', (value) => {
  expect(() => codeInWords(value as never)).toThrow(/^Not a code: .*Expected text such as "UNION_FEES"\.$/);
  expect(() => parameter(value as never, 'rate', () => '')).toThrow(
    'Not an edition of an instrument. Expected the value that inForce answers.',
  );
});
