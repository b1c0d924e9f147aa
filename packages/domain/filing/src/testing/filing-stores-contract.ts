/// <reference types="jest" />
import { civilDate } from 'payroll-core/calendar';
import { nzd } from 'payroll-core/money';
import { employmentInformationAmounts, type EmploymentInformation } from 'payroll-core/nz';
import type { EmploymentLine } from '../domain/payday-filing/employment-line';
import type { FilingStores, FilingUnitOfWork, NewLodgement } from '../ports';

export interface OpenedFilingStores {
  readonly unitOfWork: FilingUnitOfWork;
  close(): Promise<void>;
}

const OPENING_MS = 120_000;
const day = civilDate('2026-11-12');
const start = 1_794_000_000_000;

/** What every store of lodgements, payday returns and receipts must do; the pays themselves are another package's. */
export function filingStoresContract(name: string, open: () => Promise<OpenedFilingStores>): void {
  describe(`filing stores: ${name}`, () => {
    let opened: OpenedFilingStores;
    let companyId = 1000;
    let messages = 0;
    const run = <T>(work: (stores: FilingStores) => Promise<T>): Promise<T> => opened.unitOfWork.run(work);
    const message = (changes: Partial<NewLodgement> = {}): NewLodgement => ({
      customerId: 1,
      companyId,
      messageId: `message-${(messages += 1)}`,
      kind: 'pay-event',
      action: 'NEW',
      financialYear: '2026-27',
      paymentDate: day,
      body: '{"payees":["Ōtautahi"]}',
      payIds: [],
      otherPayees: [],
      payeeCount: 3,
      isFinal: true,
      now: start,
      ...changes,
    });
    const add = async (changes: Partial<NewLodgement> = {}): Promise<string> => {
      const lodgement = message(changes);
      await run(({ lodgements }) => lodgements.add(lodgement));
      return lodgement.messageId;
    };
    const claim = (now = start, limit = 10) =>
      run(({ lodgements }) => lodgements.claim({ limit, now, leaseUntil: now + 1000 }));
    const all = () => run(({ lodgements }) => lodgements.ofCompany(companyId, 50));

    beforeAll(async () => {
      opened = await open();
    }, OPENING_MS);
    afterAll(() => opened.close(), OPENING_MS);
    beforeEach(async () => {
      companyId += 1;
      // What an earlier test left is nobody's business here.
      await run(({ lodgements }) => lodgements.reclaim(start + 10 ** 12));
      for (;;) {
        const left = await claim(start + 10 ** 12, 50);
        if (left.length === 0) break;
        for (const each of left) {
          const outcome = { status: 'accepted', attempts: 1, dueAt: 0, message: 'ok' } as const;
          await run(({ lodgements }) => lodgements.finish(each, outcome, start));
        }
      }
    });

    test('a message is kept whole, and found newest first', async () => {
      const first = await add({ payIds: [5, 3], now: start });
      const second = await add({ kind: 'update-event', action: 'UPDATE', now: start + 1 });
      const [newest, oldest] = await all();
      expect([newest?.messageId, oldest?.messageId]).toEqual([second, first]);
      expect(oldest).toMatchObject({
        status: 'pending',
        attempts: 0,
        dueAt: start,
        message: null,
        payeeCount: 3,
        isFinal: true,
      });
      expect(newest).toMatchObject({
        kind: 'update-event',
        action: 'UPDATE',
        financialYear: '2026-27',
        paymentDate: day,
      });
      expect([...(await run(({ lodgements }) => lodgements.paysOf(oldest!.id)))].sort()).toEqual([3, 5]);
      expect((await claim())[0]?.body).toBe('{"payees":["Ōtautahi"]}');
    });

    test('the last message about an employee says whether the year is final, also one that holds no pay', async () => {
      const years = () => run(({ lodgements }) => lodgements.reportedYears(companyId, '2026-27', [41, 42, 43]));
      const sent = (otherPayees: readonly number[], isFinal: boolean) =>
        add({ kind: 'update-event', action: 'UPDATE', otherPayees, isFinal, payeeCount: otherPayees.length });
      const told = (isFinal: Readonly<Record<number, boolean>>) =>
        new Map(Object.entries(isFinal).map(([id, value]) => [Number(id), value]));
      await sent([41, 42], true);
      expect(await years()).toEqual(told({ 41: true, 42: true }));
      await sent([41], false);
      expect(await years()).toEqual(told({ 41: false, 42: true }));
      await add({ financialYear: '2025-26', otherPayees: [42, 43], isFinal: false });
      expect(await years()).toEqual(told({ 41: false, 42: true }));
      await sent([41], true);
      expect(await years()).toEqual(told({ 41: true, 42: true }));
    });

    test('the last message about each employee is told with its body', async () => {
      const last = () => run(({ lodgements }) => lodgements.lastBodies(companyId, '2026-27', [41, 42, 43]));
      const sent = (body: string, otherPayees: readonly number[], more: object = {}) =>
        add({ kind: 'update-event', action: 'UPDATE', body, otherPayees, payeeCount: otherPayees.length, ...more });
      expect(await last()).toEqual(new Map());
      await sent('{"n":1}', [41, 42]);
      await sent('{"n":2}', [41]);
      await sent('{"n":3}', [41, 43], { financialYear: '2025-26' });
      expect(await last()).toEqual(
        new Map([
          [41, '{"n":2}'],
          [42, '{"n":1}'],
        ]),
      );
    });

    test('the newest message is told with its body until there is an answer to it', async () => {
      const newest = () => run(({ lodgements }) => lodgements.newestWaiting(companyId));
      expect(await newest()).toBeUndefined();
      await add({ body: '{"n":1}' });
      const messageId = await add({ body: '{"n":2}', now: start + 1 });
      expect(await newest()).toMatchObject({ messageId, body: '{"n":2}' });
      for (const at of [start + 2, start + 3]) {
        const [claimed] = await claim(at);
        expect(await newest()).toMatchObject({ messageId });
        const done = { status: 'accepted', attempts: 1, dueAt: at, message: 'Received' } as const;
        await run(({ lodgements }) => lodgements.finish(claimed!, done, at));
      }
      expect(await newest()).toBeUndefined();
    });

    test('one message id, one message', async () => {
      const lodgement = message();
      await run(({ lodgements }) => lodgements.add(lodgement));
      await expect(run(({ lodgements }) => lodgements.add(lodgement))).rejects.toThrow();
      expect(await all()).toHaveLength(1);
    });

    test('a claim holds a message, counts the attempt, and keeps the others of the company waiting', async () => {
      const first = await add();
      await add({ now: start + 1 });
      expect((await claim()).map(({ messageId, attempts }) => [messageId, attempts])).toEqual([[first, 1]]);
      expect(await claim()).toEqual([]);
    });

    test('companies do not wait for one another, and what is not due waits', async () => {
      const here = await add();
      companyId += 1;
      const there = await add();
      companyId += 1;
      await add({ now: start + 5000 });
      expect((await claim()).map(({ messageId }) => messageId).sort()).toEqual([here, there].sort());
    });

    test('a result is written only by whoever holds the claim', async () => {
      const id = await add();
      const [held] = await claim();
      const stranger = { id: held!.id, claimToken: 'someone-else' };
      const outcome = { status: 'rejected', attempts: 1, dueAt: start, message: 'ABN unknown' } as const;
      expect(await run(({ lodgements }) => lodgements.finish(stranger, outcome, start))).toBe(false);
      expect(await run(({ lodgements }) => lodgements.finish(held!, outcome, start + 9))).toBe(true);
      expect(await run(({ lodgements }) => lodgements.finish(held!, outcome, start))).toBe(false);
      expect((await all())[0]).toMatchObject({
        messageId: id,
        status: 'rejected',
        message: 'ABN unknown',
        updatedAt: start + 9,
      });
    });

    test('a retry comes back when it is due, with its attempts', async () => {
      await add();
      const [held] = await claim();
      const outcome = { status: 'pending', attempts: 1, dueAt: start + 60_000, message: 'Timeout' } as const;
      await run(({ lodgements }) => lodgements.finish(held!, outcome, start));
      expect(await claim(start + 59_999)).toEqual([]);
      expect((await claim(start + 60_000))[0]).toMatchObject({ attempts: 2 });
    });

    test('what a dead worker held comes back after its lease, under the same id', async () => {
      const id = await add();
      await claim();
      expect(await run(({ lodgements }) => lodgements.reclaim(start + 1000))).toBe(0);
      expect(await run(({ lodgements }) => lodgements.reclaim(start + 1001))).toBe(1);
      expect((await claim(start + 1001))[0]).toMatchObject({ messageId: id, attempts: 2 });
    });

    test('a message that was given up can be taken up again', async () => {
      await add();
      const [held] = await claim();
      const outcome = { status: 'given-up', attempts: 13, dueAt: start, message: 'No clear answer' } as const;
      await run(({ lodgements }) => lodgements.finish(held!, outcome, start));
      expect(await claim()).toEqual([]);
      expect(await run(({ lodgements }) => lodgements.retry(companyId + 1, start))).toBe(0);
      expect(await run(({ lodgements }) => lodgements.retry(companyId, start))).toBe(1);
      expect((await claim())[0]).toMatchObject({ attempts: 1 });
    });

    test('which pays a message holds that was not sent back', async () => {
      const [a, b, c] = [companyId * 10, companyId * 10 + 1, companyId * 10 + 2];
      await add({ payIds: [a, b] });
      await add({ payIds: [c], kind: 'update-event', action: 'UPDATE', now: start + 1 });
      const among = () => run(({ lodgements }) => lodgements.reportedAmong([a, b, c, c + 1]));
      expect(await among()).toEqual(new Set([a, b, c]));
      expect((await run(({ lodgements }) => lodgements.payEventsOf(companyId, day))).map(({ kind }) => kind)).toEqual([
        'pay-event',
      ]);
      const [held] = await claim();
      const outcome = { status: 'rejected', attempts: 1, dueAt: start, message: 'no' } as const;
      await run(({ lodgements }) => lodgements.finish(held!, outcome, start));
      expect(await among()).toEqual(new Set([c]));
      expect(await run(({ lodgements }) => lodgements.payEventsOf(companyId, day))).toEqual([]);
    });

    test('what was filed for a payday is replaced by what is filed next', async () => {
      const amounts = Object.fromEntries(
        employmentInformationAmounts.map((each, at) => [each, nzd(`${at}.07`)]),
      ) as unknown as EmploymentInformation;
      const line: EmploymentLine = {
        irdNumber: '049091850',
        name: 'Aroha Ngata',
        taxCode: 'MSL',
        startDate: null,
        finishDate: day,
        periodStart: day,
        periodEnd: day,
        cycle: 'WK',
        hours: '37.5',
        lumpSumIndicator: 1,
        childSupportCode: 'P',
        amounts,
      };
      const filed = () =>
        run(({ paydayReturns }) => paydayReturns.filedBetween(companyId, day, civilDate('2026-11-30')));
      await run(({ paydayReturns }) => paydayReturns.save(companyId, { payDate: day, lines: [line, line] }, start));
      expect(await filed()).toEqual([{ payDate: day, lines: [line, line] }]);
      await run(({ paydayReturns }) => paydayReturns.save(companyId, { payDate: day, lines: [line] }, start));
      expect(await filed()).toEqual([{ payDate: day, lines: [line] }]);
      companyId += 1;
      expect(await filed()).toEqual([]);
    });

    test('the day a fund received a contribution, corrected by saying it again', async () => {
      const [first, second] = [companyId * 10, companyId * 10 + 1];
      const received = () => run(({ superReceipts }) => superReceipts.ofPays([first, second]));
      await run(({ superReceipts }) => superReceipts.save(companyId, [first, second], day, start));
      await run(({ superReceipts }) => superReceipts.save(companyId, [second], civilDate('2026-11-13'), start));
      expect(await received()).toEqual(
        new Map([
          [first, day],
          [second, civilDate('2026-11-13')],
        ]),
      );
      expect(await run(({ superReceipts }) => superReceipts.ofPays([]))).toEqual(new Map());
    });

    test('a payment that came back is in no standing file; the others of its file are', async () => {
      const [first, second] = [companyId * 10 + 1, companyId * 10 + 2];
      const file = {
        ...{ customerId: 1, companyId, payRunId: companyId, kind: 'bank' as const, fileName: 'bank', content: 'x' },
        ...{ mediaType: 'text/plain' as const, createdAt: start },
      };
      const made = await run(({ paymentFiles }) => paymentFiles.add({ ...file, payIds: [first, second] }));
      await run(({ paymentFiles }) => paymentFiles.free(made.id, [first]));
      const again = await run(({ paymentFiles }) => paymentFiles.add({ ...file, payIds: [first] }));
      expect(await run(({ paymentFiles }) => paymentFiles.standing('bank', [first, second]))).toEqual(
        new Map([
          [first, again.id],
          [second, made.id],
        ]),
      );
      expect(await run(({ paymentFiles }) => paymentFiles.find(companyId, made.id))).toMatchObject({
        ...{ payIds: [first, second], returnedPayIds: [first], cancellation: null },
      });
      // Saying it again does not take the pay out of the later file.
      await run(({ paymentFiles }) => paymentFiles.free(made.id, [first]));
      expect(await run(({ paymentFiles }) => paymentFiles.standing('bank', [first]))).toEqual(
        new Map([[first, again.id]]),
      );
      await run(({ paymentFiles }) => paymentFiles.cancel(made.id, start, 'not used'));
      expect(await run(({ paymentFiles }) => paymentFiles.find(companyId, made.id))).toMatchObject({
        ...{ returnedPayIds: [], cancellation: { reason: 'not used' } },
      });
    });

    test('files of a run are counted by kind, cancelled ones too', async () => {
      const file = (kind: 'bank' | 'super', payId: number) => ({
        ...{ customerId: 1, companyId, payRunId: companyId, kind, fileName: `${kind}-${payId}`, content: 'x' },
        ...{ mediaType: 'text/plain' as const, createdAt: start, payIds: [companyId * 10 + payId] },
      });
      const made = await run(({ paymentFiles }) => paymentFiles.add(file('bank', 1)));
      await run(({ paymentFiles }) => paymentFiles.add(file('bank', 2)));
      await run(({ paymentFiles }) => paymentFiles.add(file('super', 1)));
      await run(({ paymentFiles }) => paymentFiles.cancel(made.id, start, 'not used'));
      const counted = (payRunId: number, kind: 'bank' | 'super') =>
        run(({ paymentFiles }) => paymentFiles.countOfRun(companyId, payRunId, kind));
      expect([await counted(companyId, 'bank'), await counted(companyId, 'super'), await counted(1, 'bank')]).toEqual([
        2, 1, 0,
      ]);
    });
  });
}
