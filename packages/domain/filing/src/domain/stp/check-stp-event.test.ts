import { civilDate } from 'payroll-core/calendar';
import { aud } from 'payroll-core/money';
import { auCompany, auStaff } from '../../testing';
import { checkPayee, checkPayer, stpFaultCodes, type StpFaultCode } from './check-stp-event';
import { encodeStpEvent } from './encode-stp-event';
import { payeeOfEmployee } from './payee-of-employee';
import { payerOfCompany } from './payer-of-company';
import type { ReportedPayee, StpPayer } from './stp-event';
import { inBoxes } from './stp-amounts';

const payer = payerOfCompany(auCompany(), 'test');
const day = civilDate('2026-11-12');
const payee = (more: Partial<ReportedPayee> = {}): ReportedPayee => ({
  ...payeeOfEmployee(auStaff(7), undefined),
  periodStart: day,
  periodEnd: day,
  isFinal: false,
  yearToDate: inBoxes([['gross', aud('1')]]),
  otherIncomeTypes: [],
  ...more,
});

const payers: [StpFaultCode, Partial<StpPayer>][] = [
  ['stp/payer-abn', { abn: '51824753557' }],
  ['stp/payer-name', { name: '' }],
  ['stp/payer-email', { emailAddress: '' }],
  ['stp/payer-phone', { phone: '' }],
  ['stp/payer-postcode', { postcode: '' }],
];
const payees: [StpFaultCode, Partial<ReportedPayee>][] = [
  ['stp/payee-name', { familyName: '' }],
  ['stp/payee-tax-file-number', { taxFileNumber: '123456789' }],
  ['stp/payee-birth-date', { birthDate: civilDate('2026-11-12') }],
  ['stp/payee-address', { suburb: '' }],
  ['stp/payee-start-date', { startDate: civilDate('2026-12-01'), cessation: { date: day, code: 'V' } }],
  ['stp/employment-basis', { employmentBasis: 'X' }],
  ['stp/income-type', { incomeType: '' }],
  ['stp/income-country', { incomeType: 'WHM', taxTreatment: 'HRXXXX' }],
  ['stp/tax-treatment', { taxTreatment: 'RTTXXX' }],
  ['stp/cessation', { cessation: { date: day, code: 'Q' } }],
  ['stp/characters', { firstName: 'Jo^' }],
  ['stp/negative-amount', { yearToDate: inBoxes([['allowance/TD', aud('-0.01')]]) }],
];

test('a complete company and payee have no faults', () => {
  expect([checkPayer(payer), checkPayee(payee())]).toEqual([[], []]);
});

test.each(payers)('%s', (code, more) => {
  expect(checkPayer({ ...payer, ...more }).map((fault) => fault.code)).toEqual([code]);
});

test.each(payees)('%s', (code, more) => {
  expect(checkPayee(payee(more)).map((fault) => fault.code)).toEqual([code]);
});

test('every code has its case here', () => {
  expect([...payers, ...payees].map(([code]) => code)).toEqual([...stpFaultCodes]);
});

test('a fault names fields and never what is in them', () => {
  const [fault] = checkPayee(payee({ taxFileNumber: '123456789' }));
  expect(fault!.message).not.toMatch(/\d{9}/);
});

// ATO STP Phase 2, "Tax treatment codes": six characters; positions 3 to 6 only where the category takes them.
test.each([
  ['RTXXXX', true],
  ['RNSXXX', true],
  ['FFSXXX', true],
  ['RTX1XX', true],
  ['SSXXH2', true],
  ['HRXXXX', true],
  ['NAXXXX', true],
  ['VCXXXX', true],
  ['HRSXXX', false],
  ['RT', false],
  ['RTXXXB', false],
  ['ZZXXXX', false],
])('tax treatment %s', (taxTreatment, isRight) => {
  expect(checkPayee(payee({ taxTreatment })).length === 0).toBe(isRight);
});

describe('who is reported', () => {
  test('names without accents, long addresses on two lines, phones in digits and blanks', () => {
    const long = auStaff(7, {
      first_name: 'Zoë',
      last_name: 'O’Néill–Smith',
      address1: 'Unit 1204, The Very Long Name Apartments, 1 Harbour Street',
      email_address: 'zoe@example.com',
      phone_mobile: '(0400) 000-000',
      include_email_and_phone_in_stp: true,
    });
    expect(payeeOfEmployee(long, undefined)).toMatchObject({
      firstName: 'Zoe',
      familyName: "O'Neill-Smith",
      addressLine1: 'Unit 1204, The Very Long Name Apartmen',
      addressLine2: 'ts, 1 Harbour Street',
      phone: '0400 000 000',
      emailAddress: 'zoe@example.com',
    });
  });

  test('contact stays out unless the employee’s record says otherwise', () => {
    expect(payeeOfEmployee(auStaff(7, { email_address: 'a@b.example' }), undefined)).toMatchObject({
      emailAddress: null,
      phone: null,
    });
  });

  test.each([
    ['working holiday maker', { working_holiday_tax_scale_applies: true }, 'WHM', 'HRXXXX'],
    ['closely held', { is_closely_held: true }, 'CHP', 'RTXXXX'],
    ['study loan, no threshold', { has_stsl_liability: true, has_claimed_tax_free_threshold: false }, 'SAW', 'RNSXXX'],
    ['foreign resident', { is_foreign_resident: true, has_claimed_tax_free_threshold: false }, 'SAW', 'FFXXXX'],
    ['labour hire', { employment_status: 'Labour Hire' }, 'LAB', 'RTXXXX'],
  ])('%s', (_name, change, incomeType, taxTreatment) => {
    expect(payeeOfEmployee(auStaff(7, change), undefined)).toMatchObject({ incomeType, taxTreatment });
  });
});

test('a message says each amount under its code, and the same event is the same bytes', () => {
  const yearToDate = inBoxes([
    ['gross', aud('100.5')],
    ['allowance/OD/G1', aud('3')],
    ['allowance/CD', aud('2')],
    ['paid-leave/U', aud('1')],
    ['lump-sum/E/2023-24', aud('7')],
    ['lump-sum/D', aud('8')],
    ['etp/R/2026-11-12/taxable', aud('50')],
    ['etp/R/2026-11-12/withheld', aud('16')],
    ['super/L', aud('12')],
    ['super/Q', aud('100.5')],
    ['deduction/F', aud('4')],
  ]);
  const event = {
    kind: 'update-event',
    action: 'UPDATE',
    messageId: 'm',
    replacesMessageIds: [],
    financialYear: '2026-27',
    paymentDate: day,
    madeAt: '2026-11-15T00:00:00',
    payer,
    payees: [payee({ yearToDate })],
    totals: null,
  } as const;
  const text = encodeStpEvent(event);
  expect(encodeStpEvent({ ...event })).toBe(text);
  expect((JSON.parse(text) as { payees: { yearToDate: unknown }[] }).payees[0]!.yearToDate).toEqual({
    incomeType: 'SAW',
    reportableFringeBenefits: [],
    gross: '100.50',
    paygWithheld: '0.00',
    overtime: '0.00',
    bonusesAndCommissions: '0.00',
    directorsFees: '0.00',
    paidLeave: [{ code: 'U', amount: '1.00' }],
    allowances: [
      { code: 'CD', amount: '2.00' },
      { code: 'OD', amount: '3.00', description: 'G1' },
    ],
    salarySacrifice: [],
    lumpSums: [
      { code: 'D', amount: '8.00' },
      { code: 'E', financialYear: '2023-24', amount: '7.00' },
    ],
    etps: [{ code: 'R', paymentDate: '2026-11-12', taxable: '50.00', taxFree: '0.00', withheld: '16.00' }],
    deductions: [{ code: 'F', amount: '4.00' }],
    super: [
      { code: 'L', amount: '12.00' },
      { code: 'Q', amount: '100.50' },
    ],
  });
});
