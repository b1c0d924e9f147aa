import fc from 'fast-check';
import type { PayRecord } from '@anz-payroll/pay-runs';
import { auFinancialYear, civilDate } from 'payroll-core/calendar';
import { add, aud, sum, toFixed } from 'payroll-core/money';
import type { LodgementAnswer } from '../domain/lodgement/lodgement';
import { auCompany, auPay, auStaff, memoryFiling, nzCompany, type MemoryFiling } from '../testing';
import { filingUseCases, type FilingUseCases } from './filing-use-cases';
import { lodgeDue } from './lodge-due';

interface Payee {
  payrollId: string;
  isFinal: boolean;
  taxTreatment: string;
  incomeType: string;
  cessation: { date: string; code: string } | null;
  yearToDate: {
    gross: string;
    overtime: string;
    paygWithheld: string;
    bonusesAndCommissions: string;
    paidLeave: { code: string; amount: string }[];
    super: { code: string; amount: string }[];
  };
}

interface Message {
  kind: string;
  action: string;
  messageId: string;
  replacesMessageIds: string[];
  isFullFileReplacement: boolean;
  paymentDate: string;
  financialYear: string;
  payeeCount: number;
  totals: { w1Gross: string; w2Withheld: string } | null;
  payees: Payee[];
}

let filing: MemoryFiling;
let useCases: FilingUseCases;
let now: number;
let woken: number;
let ids: number;

const messages = (): Message[] => filing.bodies().map((body) => JSON.parse(body) as Message);
const hours = (value: string) => [{ description: 'Ordinary', units: 'hours', value }];
const pay = (id: number, employeeId: number, payDate: string, value = '38'): PayRecord =>
  auPay({ id, employeeId }, { payDate, hours: hours(value) });
const submit = async (command: Partial<Parameters<FilingUseCases['submitStpPays']>[0]> = {}) => {
  const result = await useCases.submitStpPays({ companyId: 1, action: 'NEW', isFinal: false, ...command });
  if (!result.ok) throw new Error(`${result.error.code} ${result.error.message}`);
  return result.value;
};
const saidOf = async (payId: number): Promise<string | null | undefined> => {
  const listed = await useCases.listStpPays({
    companyId: 1,
    from: civilDate('2026-07-01'),
    to: civilDate('2027-06-30'),
  });
  return listed.ok ? listed.value.find((each) => each.payId === payId)?.message : undefined;
};
const lodge = (answer: LodgementAnswer) =>
  lodgeDue({
    unitOfWork: filing.unitOfWork,
    clock: { now: () => now },
    service: { receiver: 'gateway', lodge: async () => answer },
  })();
const accepted: LodgementAnswer = { kind: 'accepted', message: 'Received' };

beforeEach(() => {
  filing = memoryFiling();
  now = Date.UTC(2026, 10, 15, 1, 2, 3);
  woken = 0;
  ids = 0;
  useCases = filingUseCases({
    unitOfWork: filing.unitOfWork,
    reading: filing.unitOfWork,
    clock: { now: () => now },
    ids: { uuid: () => `id-${(ids += 1)}` },
    softwareId: 'test-payroll',
    wake: () => (woken += 1),
  });
  filing.companies.set(1, auCompany());
  filing.companies.set(2, nzCompany());
  filing.employees.set(7, auStaff(7));
  filing.employees.set(8, auStaff(8, { has_stsl_liability: true }));
});

describe('a new submission', () => {
  test('queues a pay event with the payday, its totals and the year to date', async () => {
    filing.putPay(pay(1, 7, '2026-11-05'));
    filing.putPay(pay(2, 7, '2026-11-12'));
    const submitted = await submit({ payIds: [2] });
    expect(submitted).toMatchObject({ rows: [{ payId: 2, stpStatus: 'queued' }], messageIds: ['id-1'] });
    expect(woken).toBe(1);
    const [message] = messages();
    expect(message).toMatchObject({
      kind: 'pay-event',
      action: 'NEW',
      messageId: 'id-1',
      isFullFileReplacement: false,
      paymentDate: '2026-11-12',
      financialYear: '2026-27',
      madeAt: '2026-11-15T01:02:03',
      payer: { abn: '51824753556', branch: '001', softwareId: 'test-payroll' },
      totals: {
        w1Gross: '1349.00',
        w2Withheld: '250.00',
        childSupportGarnishee: '0.00',
        childSupportDeductions: '0.00',
      },
    });
    // README of payroll-core: 38 hours at 35.50 are 1349 with 250 withheld; two such pays are the year to date.
    expect(message!.payees).toMatchObject([
      {
        payrollId: '7',
        taxFileNumber: '123456782',
        taxTreatment: 'RTXXXX',
        incomeType: 'SAW',
        employmentBasis: 'F',
        periodStart: '2026-11-12',
        cessation: null,
        isFinal: false,
        yearToDate: {
          gross: '2698.00',
          paygWithheld: '500.00',
          super: [
            { code: 'L', amount: '323.76' },
            { code: 'Q', amount: '2698.00' },
          ],
        },
      },
    ]);
    expect(filing.pay(2)).toMatchObject({ stpStatus: 'queued', stpServiceAction: 'NEW', stpTimestamp: now });
    expect(filing.pay(1)).toMatchObject({ stpStatus: 'not_submitted', stpTimestamp: null });
  });

  test('without a choice, everything that no report holds, a message for each payday, oldest first', async () => {
    filing.putPay(pay(1, 7, '2026-11-12'));
    filing.putPay(pay(2, 7, '2026-11-05'));
    filing.putPay(pay(3, 8, '2026-11-12'));
    await submit();
    expect(messages().map(({ paymentDate, payeeCount }) => [paymentDate, payeeCount])).toEqual([
      ['2026-11-05', 1],
      ['2026-11-12', 2],
    ]);
    expect((await submit()).message).toBe('No pay needs to be reported.');
  });

  test('a payment is never reported twice', async () => {
    filing.putPay(pay(1, 7, '2026-11-12'));
    await Promise.all([submit({ payIds: [1] }), submit({ payIds: [1] }), submit()]);
    expect(messages()).toHaveLength(1);
    await lodge(accepted);
    expect(await submit({ payIds: [1] })).toMatchObject({
      messageIds: [],
      rows: [{ payId: 1, stpStatus: 'accepted', message: 'Already reported; send a change with ADJUST or UPDATE.' }],
    });
  });

  test('a late report of an old payday keeps what was reported since', async () => {
    filing.putPay(pay(2, 7, '2026-11-12'));
    await submit();
    filing.putPay(pay(1, 7, '2026-11-05', '10'));
    await submit();
    expect(messages().map(({ payees }) => payees[0]!.yearToDate.gross)).toEqual(['1349.00', '1704.00']);
  });

  test('a pay that changes while its message is made is reported as it is then', async () => {
    filing.putPay(pay(1, 7, '2026-11-12'));
    let reads = 0;
    const changing: typeof filing.unitOfWork = {
      run: async (work) => {
        const result = await filing.unitOfWork.run(work);
        if ((reads += 1) === 2) filing.putPay({ ...pay(1, 7, '2026-11-12', '40'), version: 2 });
        return result;
      },
    };
    const racing = filingUseCases({
      unitOfWork: filing.unitOfWork,
      reading: changing,
      clock: { now: () => now },
      ids: { uuid: () => 'raced' },
      softwareId: 'test',
      wake: () => undefined,
    });
    await racing.submitStpPays({ companyId: 1, action: 'NEW', isFinal: false });
    expect([reads, messages()[0]!.payees[0]!.yearToDate.gross]).toEqual([2, '1420.00']);
  });

  test('another financial year begins with nothing', async () => {
    filing.putPay(pay(1, 7, '2026-06-25'));
    filing.putPay(pay(2, 7, '2026-07-02'));
    await submit();
    expect(messages().map(({ financialYear, payees }) => [financialYear, payees[0]!.yearToDate.gross])).toEqual([
      ['2025-26', '1349.00'],
      ['2026-27', '1349.00'],
    ]);
  });

  test('opening figures of the year count', async () => {
    const values = {
      as_at: '2026-09-30',
      gross: '1000.10',
      tax: '100',
      super: '120',
      resc_super: '5',
      salary_sacrifice: '5',
    };
    filing.parts.push({ id: 1, employeeId: 7, kind: 'opening-balances', rank: 1, values });
    filing.putPay(pay(1, 7, '2026-11-12'));
    await submit();
    // 1,000.10 after sacrifice was 1,005.10 before it, and the pay 1,349.
    expect(messages()[0]!.payees[0]!.yearToDate).toMatchObject({
      gross: '2354.10',
      paygWithheld: '350.00',
      salarySacrifice: [{ code: 'S', amount: '5.00' }],
    });
  });

  test.each([
    // A pay of 1349 with super of 12 %, after 30,000 of earnings with super of 3,600; Q from 1 July 2026, O before.
    ['2026-09-30', '2026-11-12', 'Q'],
    ['2026-03-31', '2026-05-14', 'O'],
  ])('opening earnings for super as at %s are reported with those of the pays', async (as_at, payDate, base) => {
    const values = { as_at, gross: '30000', tax: '0', super: '3600', qualifying_earnings: '30000' };
    filing.parts.push({ id: 1, employeeId: 7, kind: 'opening-balances', rank: 1, values });
    filing.putPay(pay(1, 7, payDate));
    await submit();
    expect(messages()[0]!.payees[0]!.yearToDate).toMatchObject({
      gross: '31349.00',
      super: expect.arrayContaining([
        { code: 'L', amount: '3761.88' },
        { code: base, amount: '31349.00' },
      ]),
    });
  });

  test('five hundred payees fill a message; the next one begins', async () => {
    for (let id = 100; id < 601; id++) {
      filing.employees.set(id, auStaff(id));
      filing.putPay({ ...pay(1, id, '2026-11-12'), id });
    }
    const { rows } = await submit();
    expect(rows).toHaveLength(501);
    expect(messages().map(({ payeeCount }) => payeeCount)).toEqual([500, 1]);
  }, 30_000);
});

describe('what cannot leave', () => {
  test.each([
    ['the company has no phone', { phone: null }, 'stp/payer-phone'],
    ['the company has no e-mail', { email_address: null }, 'stp/payer-email'],
    ['the company has no postcode', { postcode: null }, 'stp/payer-postcode'],
  ])('%s', async (_name, change, code) => {
    filing.companies.set(1, auCompany(change));
    filing.putPay(pay(1, 7, '2026-11-12'));
    const { rows, messageIds } = await submit();
    expect(messageIds).toEqual([]);
    expect(rows).toMatchObject([{ payId: 1, stpStatus: 'rejected', message: expect.stringContaining(code) as string }]);
    expect(filing.pay(1)?.stpStatus).toBe('rejected');
    expect(await saidOf(1)).toContain(code);
  });

  test('one payee at fault does not hold up the others, and goes with the next submission once put right', async () => {
    filing.employees.set(8, auStaff(8, { last_name: '陳' }));
    filing.putPay(pay(1, 7, '2026-11-12'));
    filing.putPay(pay(2, 8, '2026-11-12'));
    expect((await submit()).rows).toMatchObject([
      { payId: 1, stpStatus: 'queued' },
      { payId: 2, stpStatus: 'rejected', message: expect.stringContaining('stp/payee-name') as string },
    ]);
    expect(messages()[0]).toMatchObject({ payeeCount: 1, totals: { w1Gross: '1349.00' } });
    filing.employees.set(8, auStaff(8, { last_name: 'Chén' }));
    expect((await submit()).rows).toMatchObject([{ payId: 2, stpStatus: 'queued' }]);
  });

  test('a super-only contractor is outside STP', async () => {
    filing.employees.set(7, auStaff(7, { is_super_only_contractor: true }));
    filing.putPay(pay(1, 7, '2026-11-12'));
    expect((await submit()).rows).toMatchObject([
      { stpStatus: 'not_submitted', message: 'Not reported: the employee is a super-only contractor.' },
    ]);
  });

  test.each([
    [{ payIds: [99] }, 'filing/pay-not-found'],
    [{ payRunId: 99 }, 'filing/pay-run-not-found'],
    [{ payRunId: 1, payIds: [1] }, 'stp/selection-invalid'],
    [{ from: civilDate('2026-11-12'), to: civilDate('2026-11-11') }, 'stp/selection-invalid'],
    [{ companyId: 99 }, 'filing/company-not-found'],
  ])('%j is refused', async (command, code) => {
    const result = await useCases.submitStpPays({ companyId: 1, action: 'NEW', isFinal: false, ...command });
    expect(result).toMatchObject({ ok: false, error: { code } });
  });

  test('a New Zealand company: no rows and a message', async () => {
    expect(await submit({ companyId: 2 })).toMatchObject({
      rows: [],
      message: expect.stringContaining('Nothing is filed by Single Touch Payroll') as string,
    });
  });
});

describe('changes', () => {
  beforeEach(async () => {
    filing.putPay(pay(1, 7, '2026-11-12'));
    filing.putPay(pay(2, 8, '2026-11-12'));
    await submit();
    await lodge(accepted);
  });

  test('ADJUST takes the place of the whole payday', async () => {
    filing.putPay({ ...pay(1, 7, '2026-11-12', '40'), stpStatus: 'accepted' });
    await submit({ action: 'ADJUST', payIds: [1] });
    expect(messages()[1]).toMatchObject({
      kind: 'pay-event',
      action: 'ADJUST',
      isFullFileReplacement: true,
      replacesMessageIds: ['id-1'],
      payeeCount: 2,
      totals: { w1Gross: '2769.00' },
    });
    expect(filing.pay(2)).toMatchObject({ stpStatus: 'queued', stpServiceAction: 'ADJUST' });
  });

  test('UPDATE brings the year to date in line and reports no payment', async () => {
    filing.putPay({ ...pay(1, 7, '2026-11-12', '40'), stpStatus: 'accepted' });
    await submit({ action: 'UPDATE', payIds: [1] });
    expect(messages()[1]).toMatchObject({ kind: 'update-event', totals: null, payeeCount: 1, replacesMessageIds: [] });
    expect(messages()[1]!.payees[0]!.yearToDate.gross).toBe('1420.00');
  });

  test('an employee whose only pay was deleted is brought back to nothing', async () => {
    filing.putPay({ ...filing.pay(1)!, status: 'voided' });
    await submit({ action: 'UPDATE' });
    const seven = messages()[1]!.payees.find(({ payrollId }) => payrollId === '7')!;
    expect(seven.yearToDate).toMatchObject({ gross: '0.00', paygWithheld: '0.00', super: [] });
  });

  test('an update reports no payment that is new', async () => {
    filing.putPay(pay(3, 7, '2026-11-13'));
    const { rows } = await submit({ action: 'UPDATE', payIds: [1, 3] });
    expect(rows).toMatchObject([
      { payId: 1, stpStatus: 'queued' },
      { payId: 3, stpStatus: 'not_submitted', message: 'Its payment is not reported yet; submit it with NEW first.' },
    ]);
    expect(messages()[1]!.payees[0]!.yearToDate.gross).toBe('1349.00');
  });

  test('nobody is updated or finalised whose pays were never reported', async () => {
    filing.employees.set(9, auStaff(9));
    filing.putPay(pay(3, 9, '2026-11-12'));
    const { rows } = await submit({ action: 'UPDATE', isFinal: true });
    expect(rows).toContainEqual(expect.objectContaining({ payId: 3, stpStatus: 'not_submitted' }));
    expect(messages()[1]!.payees.map(({ payrollId, isFinal }) => [payrollId, isFinal])).toEqual([
      ['7', true],
      ['8', true],
    ]);
    expect(await submit({ action: 'UPDATE', payIds: [3] })).toMatchObject({ messageIds: [] });
  });

  test('the payment of a corrected pay was reported with the pay it replaced', async () => {
    filing.putPay({ ...filing.pay(1)!, status: 'voided' });
    filing.putPay({ ...pay(3, 7, '2026-11-12', '40'), replacesPayId: 1 });
    expect((await submit()).messageIds).toEqual([]);
    await submit({ action: 'UPDATE' });
    expect(messages()[1]!.payees.map(({ yearToDate }) => yearToDate.gross)).toEqual(['1420.00', '1349.00']);
  });

  test('an update that is sent back does not make the payment unreported', async () => {
    await submit({ action: 'UPDATE', payIds: [1] });
    await lodge({ kind: 'rejected', message: 'No' });
    expect(filing.pay(1)?.stpStatus).toBe('rejected');
    expect((await submit()).messageIds).toEqual([]);
  });

  test('[4.4-04] finalisation marks everyone as final', async () => {
    await submit({ action: 'UPDATE', isFinal: true });
    expect(messages()[1]!.payees.map(({ isFinal }) => isFinal)).toEqual([true, true]);
  });

  test('the year of one employee is finalised before that of the others', async () => {
    filing.putPay(pay(3, 8, '2026-11-12'));
    await submit({ payIds: [3] });
    filing.putPay(pay(4, 7, '2026-11-12'));
    const before = messages().length;
    const { message } = await submit({ action: 'UPDATE', isFinal: true, employeeIds: [8] });
    // What of somebody else is not reported says nothing about hers: two pays of 38 hours at 35.50.
    expect(message).toBe('1 message queued.');
    expect(messages().slice(before)).toMatchObject([
      { kind: 'update-event', payees: [{ payrollId: '8', isFinal: true, yearToDate: { gross: '2698.00' } }] },
    ]);
    const year = auFinancialYear(civilDate('2026-11-12'));
    expect(await useCases.readStpYearOfEach({ companyId: 1, year, employeeIds: [9, 8, 7] })).toEqual([
      { employeeId: 8, isReported: true, isFinal: true, unreported: 0 },
      { employeeId: 7, isReported: true, isFinal: false, unreported: 1 },
    ]);
    // Taken back, it says for whom alone.
    const opened = await submit({ action: 'UPDATE', employeeIds: [8] });
    expect(opened.message).toContain('opens it again for one employee');
    const unknown = await useCases.submitStpPays({
      ...{ companyId: 1, action: 'UPDATE', isFinal: true, employeeIds: [8, 99] },
    });
    expect(unknown).toEqual({
      ok: false,
      error: { code: 'filing/employee-not-found', message: 'The company has no employee 99.' },
    });
  });

  test('a finalisation says how many pays of the year are in no report', async () => {
    filing.putPay(pay(3, 7, '2026-11-12'));
    filing.putPay(pay(4, 8, '2026-11-12'));
    filing.putPay(pay(5, 8, '2026-06-25'));
    filing.employees.set(9, auStaff(9, { is_super_only_contractor: true }));
    filing.putPay(pay(6, 9, '2026-11-12'));
    expect((await submit({ action: 'UPDATE', isFinal: true })).message).toBe(
      '1 message queued. 2 pays of the financial year are not reported, so they are not in what was declared: report them, then finalise again.',
    );
    // Of one person whose job ended, only their own pays are asked about.
    filing.putPay(pay(7, 8, '2026-11-05'));
    await submit({ payIds: [3] });
    expect((await submit({ action: 'UPDATE', isFinal: true, payIds: [1, 3] })).message).not.toContain('declared');
    await submit();
    expect((await submit({ action: 'UPDATE', isFinal: true })).message).not.toContain('declared');
  });

  test('who has left is reported with day and reason', async () => {
    const ending = {
      terminationDate: '2026-11-12',
      cessationTypeCode: 'R',
      totalAmount: '0',
      lumpSumD: '0',
      etpTaxWithheld: '0',
      etpTaxFreeComponent: '0',
      reportedAmounts: [],
      taxSummaries: [],
    };
    filing.putPay(auPay({ id: 3, employeeId: 7 }, { payDate: '2026-11-13', hours: hours('1') }, ending));
    filing.employees.set(7, auStaff(7, {}, { isTerminated: true, terminationDate: civilDate('2026-11-12') }));
    await submit();
    expect(messages()[1]!.payees[0]!.cessation).toEqual({ date: '2026-11-12', code: 'R' });
    filing.putPay({ ...pay(4, 7, '2027-06-24', '1'), payDate: civilDate('2027-07-08') });
    now = Date.UTC(2027, 6, 8);
    await submit();
    expect(messages()[2]).toMatchObject({ financialYear: '2027-28', payees: [{ cessation: { code: 'R' } }] });
  });
});

describe('what becomes of a message', () => {
  beforeEach(async () => {
    filing.putPay(pay(1, 7, '2026-11-12'));
    await submit();
  });
  const log = async () => {
    const result = await useCases.listLodgements({ companyId: 1, limit: 10 });
    if (!result.ok) throw new Error(result.error.message);
    return result.value;
  };

  test('accepted: the pay says so', async () => {
    expect(await lodge(accepted)).toBe(1);
    expect(filing.pay(1)).toMatchObject({ stpStatus: 'accepted', stpTimestamp: now });
    expect(await log()).toMatchObject([{ status: 'accepted', attempts: 1, message: 'Received', payIds: [1] }]);
    expect(await lodge(accepted)).toBe(0);
  });

  test('rejected: the reason is on the pay, and a new submission is a new message', async () => {
    await lodge({ kind: 'rejected', message: 'CMN.ATO.PAYEVNT: ABN not found' });
    expect(await saidOf(1)).toBe('CMN.ATO.PAYEVNT: ABN not found');
    expect(filing.pay(1)?.stpStatus).toBe('rejected');
    expect((await submit()).messageIds).toEqual(['id-2']);
  });

  test('no clear answer: it waits, longer each time, under the same id, and is given up in the end', async () => {
    const sent = new Set<string>();
    const service = {
      receiver: 'gateway' as const,
      lodge: async ({ messageId }: { messageId: string }): Promise<LodgementAnswer> => {
        sent.add(messageId);
        return { kind: 'unclear', message: 'Timeout' };
      },
    };
    const pass = () => lodgeDue({ unitOfWork: filing.unitOfWork, clock: { now: () => now }, service })();
    let attempts = 0;
    for (let days = 0; (await log())[0]?.status === 'pending' && days < 30; days++) {
      attempts += await pass();
      expect(filing.pay(1)?.stpStatus).toBe('queued');
      now += 86_400_000;
    }
    expect((await log())[0]).toMatchObject({ status: 'given-up', attempts: 13 });
    expect([attempts, [...sent]]).toEqual([13, ['id-1']]);
    expect(await useCases.retryLodgements({ companyId: 1 })).toBe(1);
    await lodge(accepted);
    expect(filing.pay(1)?.stpStatus).toBe('accepted');
  });
});

describe('whatever happens to the pays of a year', () => {
  const paydays = ['2026-07-09', '2026-08-06', '2026-10-15', '2026-11-12', '2027-01-14', '2027-06-24'];
  type Step =
    | { do: 'pay'; employee: number; day: number; hours: number; overtime: number }
    | { do: 'delete' | 'correct'; pick: number; hours: number }
    | { do: 'submit' | 'update' | 'accept' | 'reject' };
  const step: fc.Arbitrary<Step> = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('pay' as const),
        employee: fc.constantFrom(7, 8),
        day: fc.nat(5),
        hours: fc.integer({ min: 1, max: 40 }),
        overtime: fc.nat(8),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constantFrom('delete' as const, 'correct' as const),
        pick: fc.nat(50),
        hours: fc.integer({ min: 1, max: 40 }),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constantFrom('submit' as const, 'update' as const, 'accept' as const, 'reject' as const),
      }),
    },
  );

  test('the last word to the tax office is the sum of the processed pays, to the cent', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        filing = memoryFiling();
        now = Date.UTC(2027, 5, 30);
        filing.companies.set(1, auCompany());
        for (const id of [7, 8]) filing.employees.set(id, auStaff(id));
        useCases = filingUseCases({
          unitOfWork: filing.unitOfWork,
          reading: filing.unitOfWork,
          clock: { now: () => now },
          ids: { uuid: () => `id-${(ids += 1)}` },
          softwareId: 'test',
          wake: () => undefined,
        });
        let nextId = 0;
        const make = (employeeId: number, payDate: string, worked: number, overtime = 0): PayRecord =>
          auPay(
            { id: (nextId += 1), employeeId },
            {
              payDate,
              hours: [
                ...hours(String(worked)),
                { description: 'OT', units: 'hours', value: String(overtime), multiplier: '1.5', isOvertime: true },
              ],
            },
          );
        const live = () => filing.pays().filter(({ status }) => status === 'processed');
        for (const each of steps) {
          if (each.do === 'pay') filing.putPay(make(each.employee, paydays[each.day]!, each.hours, each.overtime));
          else if (each.do === 'delete' || each.do === 'correct') {
            const old = live()[each.pick % Math.max(1, live().length)];
            if (old === undefined) continue;
            filing.putPay({ ...old, status: 'voided' });
            const after = make(old.employeeId, old.payDate, each.hours);
            if (each.do === 'correct') filing.putPay({ ...after, replacesPayId: old.id });
          } else if (each.do === 'submit') await submit();
          else if (each.do === 'update')
            await submit({ action: 'UPDATE', from: civilDate('2026-07-01'), to: civilDate('2027-06-30') });
          else await lodge(each.do === 'accept' ? accepted : { kind: 'rejected', message: 'No' });
        }
        await submit();
        await submit({ action: 'UPDATE', from: civilDate('2026-07-01'), to: civilDate('2027-06-30') });
        await lodge(accepted);
        for (const id of [7, 8]) {
          const last = messages()
            .flatMap(({ payees }) => payees)
            .filter(({ payrollId }) => payrollId === String(id))
            .at(-1);
          const own = live().filter(({ employeeId }) => employeeId === id);
          if (last === undefined) {
            expect(own).toEqual([]);
            continue;
          }
          const total = (amount: (pay: PayRecord) => string) =>
            toFixed(
              sum(
                aud('0'),
                own.map((pay) => aud(amount(pay))),
              ),
              2,
            );
          const { gross, overtime, paygWithheld } = last.yearToDate;
          expect(toFixed(add(aud(gross), aud(overtime)), 2)).toBe(total((one) => one.gross));
          expect(paygWithheld).toBe(total((one) => one.tax));
          const liability = last.yearToDate.super.find(({ code }) => code === 'L')?.amount ?? '0.00';
          expect(liability).toBe(total((one) => one.super));
        }
        const log = await useCases.listLodgements({ companyId: 1, limit: 500 });
        const payments = (log.ok ? log.value : []).filter(
          ({ kind, status }) => kind === 'pay-event' && status !== 'rejected',
        );
        const timesReported = (payId: number) => payments.filter(({ payIds }) => payIds.includes(payId)).length;
        for (const one of filing.pays()) expect(timesReported(one.id)).toBeLessThanOrEqual(1);
        for (const one of live()) if (one.replacesPayId === null) expect(timesReported(one.id)).toBe(1);
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});
