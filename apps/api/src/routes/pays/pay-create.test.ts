import * as fc from 'fast-check';
import { parseContract, parseContractList } from '@anz-payroll/http-kit/contract';
import { refuseIds, refuseNameless } from './check-pay-bodies';
import { snakeCase } from '@anz-payroll/kernel';
import { PayCreate, toPayItem } from './pay-create';
import { PayCreateQuery } from './pay-queries';

const hours = { description: 'Ordinary', units: 'hours', value: 38 };
const leave = { description: 'Annual leave', leave_type: 'HOLIDAY', date: '2026-11-09', hours: 7.6 };
const allowance = { description: 'Tools', amount: '12.50', allowance_category: 'TD' };
const deduction = { description: 'Union', amount: 10, classification: 'UNION_FEES' };
const bonus = { description: 'Sales', amount: 100 };
const sacrifice = { description: 'Extra super', amount: 50 };
const backPayment = { description: 'July', amount: 90, stp_category: 'GROSS' };

/** `path code` of each fault, or `fits`. */
function faults(body: unknown): readonly string[] {
  const parsed = parseContract(PayCreate, body, 'body[0]');
  return parsed.ok ? ['fits'] : parsed.error.map(({ path, code }) => `${path} ${code}`);
}

/** The item that the use cases get for a body that fits. */
function payItem(body: unknown) {
  const parsed = parseContract(PayCreate, body, 'body[0]');
  if (!parsed.ok) throw new Error(parsed.error[0]?.path);
  return toPayItem(parsed.value);
}

describe('a pay as it is asked for', () => {
  test('[2.7-02] needs neither hours nor leave; both may be empty', () => {
    expect(faults({ employee_id: 1 })).toEqual(['fits']);
    expect(faults({ employee_id: 1, hours: [], leave: [] })).toEqual(['fits']);
  });

  test('has every kind of row at once', () => {
    const whole = {
      ...{ employee_id: 1, employee_number: null, pay_department: 'Workshop' },
      ...{ hours: [hours], leave: [leave], allowances: [allowance], deductions: [deduction], bonuses: [bonus] },
      ...{ pay_sacrifices: [sacrifice], back_payments: [backPayment], termination: null },
    };
    expect(faults(whole)).toEqual(['fits']);
    expect(payItem(whole)).toEqual({
      ...{ employeeId: 1, employeeNumber: null, payDepartment: 'Workshop' },
      hours: [{ description: 'Ordinary', units: 'hours', value: '38' }],
      leave: [{ description: 'Annual leave', leaveType: 'HOLIDAY', date: '2026-11-09', hours: '7.6' }],
      allowances: [{ description: 'Tools', amount: '12.5', allowanceCategory: 'TD' }],
      deductions: [{ description: 'Union', amount: '10', classification: 'UNION_FEES' }],
      bonuses: [{ description: 'Sales', amount: '100' }],
      paySacrifices: [{ description: 'Extra super', amount: '50' }],
      backPayments: [{ description: 'July', amount: '90', stpCategory: 'GROSS' }],
    });
  });

  test('a list that was left out or null is not there; an empty one is empty', () => {
    expect(payItem({ employee_id: 1, deductions: null })).not.toHaveProperty('deductions');
    expect(payItem({ employee_id: 1 })).not.toHaveProperty('paySacrifices');
    expect(payItem({ employee_id: 1, deductions: [] })).toHaveProperty('deductions', []);
  });

  test.each([
    ['38', '38'],
    [38, '38'],
    ['0.1', '0.1'],
    [0.1, '0.1'],
    ['007.600', '7.6'],
    [' 12.5 ', '12.5'],
    [-1.5, '-1.5'],
  ])('[2.7-29] %j is a number or numeric text, kept digit for digit as %s', (value, digits) => {
    expect(faults({ hours: [{ ...hours, value }] })).toEqual(['fits']);
    expect(payItem({ hours: [{ ...hours, value }] }).hours?.[0]?.value).toBe(digits);
  });

  test.each([
    '',
    'x',
    'NaN',
    'Infinity',
    '-Infinity',
    '1e3',
    '1,000',
    '0x10',
    true,
    [],
    {},
    '1'.repeat(40),
    `0.${'1'.repeat(40)}`,
  ])('[2.7-12] %j is no number of units', (value) => {
    expect(faults({ hours: [{ ...hours, value }] })).toEqual([expect.stringContaining('body[0].hours[0].value ')]);
  });

  test.each([
    ['[2.7-01] an employee number of 33 characters', { employee_number: 'x'.repeat(33) }, 'employee_number too_long'],
    ['[2.7-01] an employee id in words', { employee_id: 'first' }, 'employee_id wrong_type'],
    ['[2.7-03] a department of 33 characters', { pay_department: 'x'.repeat(33) }, 'pay_department too_long'],
    ['[2.7-02] hours that are null', { hours: null }, 'hours wrong_type'],
    ['[2.7-02] leave that is no list', { leave: {} }, 'leave wrong_type'],
    ['a row that is none', { bonuses: [7] }, 'bonuses[0] wrong_type'],
    [
      '[2.7-12] hours without a description',
      { hours: [{ ...hours, description: undefined }] },
      'hours[0].description missing',
    ],
    ['[2.7-12] hours with an empty one', { hours: [{ ...hours, description: ' ' }] }, 'hours[0].description too_short'],
    [
      '[2.7-12] hours with 61 characters',
      { hours: [{ ...hours, description: 'x'.repeat(61) }] },
      'hours[0].description too_long',
    ],
    ['[2.7-12] hours without units', { hours: [{ ...hours, units: null }] }, 'hours[0].units wrong_type'],
    ['[2.7-12] units of 33 characters', { hours: [{ ...hours, units: 'x'.repeat(33) }] }, 'hours[0].units too_long'],
    ['[2.7-12] hours without a value', { hours: [{ description: 'a', units: 'h' }] }, 'hours[0].value missing'],
    [
      '[2.7-13] both rate and multiplier',
      { hours: [{ ...hours, rate: 1, multiplier: 1 }] },
      'hours[0].multiplier out_of_range',
    ],
    [
      '[2.7-15] a rate description of 61',
      { hours: [{ ...hours, rate_description: 'x'.repeat(61) }] },
      'hours[0].rate_description too_long',
    ],
    ['[2.7-16] overtime in words', { hours: [{ ...hours, is_overtime: 'yes' }] }, 'hours[0].is_overtime wrong_type'],
    ['[2.7-17] leave with an extra key', { leave: [{ ...leave, name: 'x' }] }, 'leave[0].name unknown_field'],
    [
      '[2.7-17] leave of no known type',
      { leave: [{ ...leave, leave_type: 'holiday' }] },
      'leave[0].leave_type unknown_code',
    ],
    ['[2.7-17] leave without a date', { leave: [{ ...leave, date: undefined }] }, 'leave[0].date missing'],
    ['[2.7-17] leave on no day', { leave: [{ ...leave, date: '2026-02-30' }] }, 'leave[0].date wrong_form'],
    [
      '[2.7-19] leave at a rate and a multiplier',
      { leave: [{ ...leave, rate: 1, multiplier: 2 }] },
      'leave[0].multiplier out_of_range',
    ],
    ['[2.7-20] allowance with an extra key', { allowances: [{ ...allowance, x: 1 }] }, 'allowances[0].x unknown_field'],
    ['[2.7-20] no units', { allowances: [{ ...allowance, units: 0 }] }, 'allowances[0].units out_of_range'],
    [
      '[2.7-22] category unknown',
      { allowances: [{ ...allowance, allowance_category: 'XX' }] },
      'allowances[0].allowance_category unknown_code',
    ],
    ['[2.7-23] deduction with an extra key', { deductions: [{ ...deduction, x: 1 }] }, 'deductions[0].x unknown_field'],
    [
      '[2.7-23] classification unknown',
      { deductions: [{ ...deduction, classification: 'GIFT' }] },
      'deductions[0].classification unknown_code',
    ],
    ['[2.7-25] bonus with an extra key', { bonuses: [{ ...bonus, x: 1 }] }, 'bonuses[0].x unknown_field'],
    [
      '[2.7-28] tax method unknown',
      { bonuses: [{ ...bonus, tax_method: 'METHOD_C' }] },
      'bonuses[0].tax_method unknown_code',
    ],
    [
      '[2.7-26] sacrifice with an extra key',
      { pay_sacrifices: [{ ...sacrifice, x: 1 }] },
      'pay_sacrifices[0].x unknown_field',
    ],
    [
      '[2.7-27] back payment with an extra key',
      { back_payments: [{ ...backPayment, x: 1 }] },
      'back_payments[0].x unknown_field',
    ],
    [
      '[2.7-27] back payment without an amount',
      { back_payments: [{ description: 'a' }] },
      'back_payments[0].amount missing',
    ],
    [
      '[2.7-27] category unknown',
      { back_payments: [{ ...backPayment, stp_category: 'NET' }] },
      'back_payments[0].stp_category unknown_code',
    ],
  ])('%s is a validation failure that names the member', (_what, members, fault) => {
    expect(faults({ employee_id: 1, ...members })).toEqual([`body[0].${fault}`]);
  });

  test('[2.7-18] leave counts hours; a value alone is refused', () => {
    const { hours: _hours, ...rest } = leave;
    expect(faults({ leave: [{ ...rest, value: 7.6 }] })).toEqual([
      'body[0].leave[0].value unknown_field',
      'body[0].leave[0].hours missing',
    ]);
  });

  test.each(['SPREAD_OVER_SPECIFIC_RANGE', 'METHOD_A_SPECIFIC_RANGE', 'METHOD_B1'])(
    '[2.7-24] %s goes by days, so both are needed',
    (tax_method) => {
      expect(faults({ bonuses: [{ ...bonus, tax_method }] })).toEqual([
        'body[0].bonuses[0].start_date missing',
        'body[0].bonuses[0].end_date missing',
      ]);
      const days = { start_date: '2026-07-01', end_date: '2026-09-30' };
      expect(faults({ bonuses: [{ ...bonus, tax_method, ...days }] })).toEqual(['fits']);
    },
  );

  test.each(['NORMAL_EARNINGS', 'SPREAD_OVER_FINANCIAL_YEAR', 'METHOD_A_WHOLE_YEAR', 'METHOD_B2'])(
    '[2.7-28] %s needs no days',
    (tax_method) => {
      expect(faults({ bonuses: [{ ...bonus, tax_method }], back_payments: [{ ...backPayment, tax_method }] })).toEqual([
        'fits',
      ]);
    },
  );

  test('[2.7-25] the flags of New Zealand are true, false or null', () => {
    const flags = [
      'is_nz_ess',
      'is_nz_ess_cash_settled',
      'withhold_paye',
      'tax_as_nz_extra_pay',
      'is_nz_discretionary',
      'is_nz_redundancy',
      'is_nz_retiring_allowance',
    ];
    for (const flag of flags) {
      for (const value of [true, false, null])
        expect(faults({ bonuses: [{ ...bonus, [flag]: value }] })).toEqual(['fits']);
      expect(faults({ bonuses: [{ ...bonus, [flag]: 'yes' }] })).toEqual([`body[0].bonuses[0].${flag} wrong_type`]);
    }
  });

  test('[2.7-21] the total of an allowance may be sent back and says nothing', () => {
    const body = { allowances: [{ ...allowance, total_amount: 99 }] };
    expect(faults(body)).toEqual(['fits']);
    expect(payItem(body).allowances).toEqual([{ description: 'Tools', amount: '12.5', allowanceCategory: 'TD' }]);
  });

  test('hours rows and pays may carry what answers carry; it says nothing', () => {
    const body = { employee_id: 1, gross: 5, status: 'processed', hours: [{ ...hours, pay_amount: 1520 }] };
    expect(faults(body)).toEqual(['fits']);
    expect(payItem(body).hours).toEqual([{ description: 'Ordinary', units: 'hours', value: '38' }]);
  });

  test('every fault of a long request is named, up to a hundred', async () => {
    const parsed = await parseContractList(
      PayCreate,
      Array.from({ length: 60 }, () => ({ hours: [{}] })),
      'body',
      5000,
    );
    expect(parsed).toMatchObject({ ok: false, error: { length: 100 } });
  });

  test('names that every object has are no members', () => {
    for (const key of ['__proto__', 'constructor', 'toString']) {
      expect(faults({ bonuses: [JSON.parse(`{"description":"a","${key}":1}`)] })).toEqual([
        `body[0].bonuses[0].${key} unknown_field`,
      ]);
    }
  });
});

describe('bodies that nobody thought of', () => {
  const row = { ...hours, ...leave, ...allowance, ...bonus, stp_category: 'GROSS', is_super: true };
  const oddRow = fc.dictionary(fc.constantFrom(...Object.keys(row), 'id', '__proto__', 'x'), fc.jsonValue());
  const members = ['hours', 'leave', 'allowances', 'deductions', 'bonuses', 'pay_sacrifices', 'back_payments'];
  const oddPay = fc.dictionary(
    fc.constantFrom(...members, 'employee_id', 'employee_number', 'pay_department', 'termination'),
    fc.oneof(fc.jsonValue(), fc.array(fc.oneof(oddRow, fc.constant(row)))),
  );

  test('are read or refused, never a crash, and what is read is text, numbers and flags', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), oddPay), (body) => {
        const parsed = parseContract(PayCreate, body, 'body');
        if (!parsed.ok) return parsed.error.every(({ path, code }) => path.startsWith('body') && code !== '');
        const item = toPayItem(parsed.value);
        return (item.hours ?? []).every(({ value }) => /^-?\d+(\.\d+)?$/.test(value));
      }),
      { numRuns: 500 },
    );
  });
});

describe('ids in the items of a pay', () => {
  const lists = ['hours', 'leave', 'allowances', 'deductions', 'bonuses', 'pay_sacrifices', 'back_payments'];

  test('[2.7-09] are refused with 400 in every list, and all are named', () => {
    const body = Object.fromEntries(lists.map((list) => [list, [{ id: 7 }]]));
    const refused = refuseIds([{}, body], (index) => `body[${index}]`);
    expect(refused?.problem).toBe('bad-request');
    for (const list of lists) expect(refused?.detail).toContain(`body[1].${list}[0].id`);
    const withOwnId = { id: 7, hours: [{}] };
    expect(refuseIds([withOwnId], () => 'body')).toBeUndefined();
  });

  test('[2.7-09] are left to that answer by the contract', () => {
    expect(faults({ allowances: [{ ...allowance, id: 3 }], leave: [{ ...leave, id: null }] })).toEqual(['fits']);
  });
});

test('[2.7-01] a pay without the identifier that the query chose is refused by its place', () => {
  const at = (index: number) => `body[${index}]`;
  const sent = [
    { employee_id: 1, employee_number: 'a' },
    { employee_id: 2, employee_number: null },
  ];
  const items = sent.map((body) => {
    const parsed = parseContract(PayCreate, body, 'body');
    return parsed.ok ? parsed.value : {};
  });
  expect(refuseNameless(items, 'employee_id', at)).toBeUndefined();
  expect(refuseNameless(items, 'employee_number', at)?.faults).toEqual([
    { path: 'body[1].employee_number', code: 'missing', message: 'This value is required.' },
  ]);
});

describe('the query', () => {
  const read = (query: object) => parseContract(PayCreateQuery, query, 'query', 'ignore');

  test.each([
    ['true', true],
    ['false', false],
    ['TRUE', true],
    ['1', true],
    ['0', false],
    ['null', null],
    ['', null],
  ])('[4.3-23] reads %j as %j', (sent, value) => {
    for (const name of ['group_by_pay_run', 'group_by_employee', 'redistribute_tax_by_gross']) {
      expect(read({ [name]: sent })).toMatchObject({ ok: true, value: { [name]: value } });
      expect(read({ [name]: 'perhaps' }).ok).toBe(false);
    }
  });

  test('[4.3-04] takes two identifiers and no third', () => {
    for (const identifier_type of ['employee_id', 'employee_number']) expect(read({ identifier_type }).ok).toBe(true);
    expect(read({ identifier_type: 'number' }).ok).toBe(false);
  });

  test('[4.3-05] takes a day of the calendar', () => {
    expect(read({ pay_date: '2026-11-15' }).ok).toBe(true);
    for (const pay_date of ['2026-11-31', '15/11/2026', 'today', '']) expect(read({ pay_date }).ok).toBe(false);
  });

  test('does not group by both', () => {
    expect(read({ group_by_employee: 'true', group_by_pay_run: 'true' })).toMatchObject({
      ok: false,
      error: [{ path: 'query.group_by_pay_run' }],
    });
  });
});

test.each([
  ['unusedLslAugust1978ToAugust1993', 'unused_lsl_august_1978_to_august_1993'],
  ['unusedLslPreAugust1978', 'unused_lsl_pre_august_1978'],
  ['paySacrifices[0].isSuper', 'pay_sacrifices[0].is_super'],
  ['allowances[12].amount', 'allowances[12].amount'],
  ['nzYtdTaxable', 'nz_ytd_taxable'],
])('%s is %s to a client', (domain, api) => {
  expect(snakeCase(domain)).toBe(api);
});
