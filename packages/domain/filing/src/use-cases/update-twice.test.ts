import { auCompany, auPay, auStaff, memoryFiling, type MemoryFiling } from '../testing';
import { filingUseCases, type FilingUseCases } from './filing-use-cases';
import { lodgeDue } from './lodge-due';

let filing: MemoryFiling;
let useCases: FilingUseCases;
let now: number;

const clock = { now: () => (now += 1000) };
const hours = (value: string) => [{ description: 'Ordinary', units: 'hours', value }];
const submit = async (command: Partial<Parameters<FilingUseCases['submitStpPays']>[0]> = {}) => {
  const result = await useCases.submitStpPays({ companyId: 1, action: 'UPDATE', isFinal: true, ...command });
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};
const lodge = () =>
  lodgeDue({
    unitOfWork: filing.unitOfWork,
    clock,
    service: { receiver: 'gateway', lodge: async () => ({ kind: 'accepted', message: 'Received' }) },
  })();

beforeEach(async () => {
  filing = memoryFiling();
  now = Date.UTC(2026, 10, 15);
  let ids = 0;
  useCases = filingUseCases({
    unitOfWork: filing.unitOfWork,
    reading: filing.unitOfWork,
    clock,
    ids: { uuid: () => `message-${(ids += 1)}` },
    softwareId: 'test-package',
    wake: () => undefined,
  });
  filing.companies.set(1, auCompany());
  filing.employees.set(7, auStaff(7));
  filing.putPay(auPay({ id: 1, employeeId: 7 }, { payDate: '2026-11-12', hours: hours('38') }));
  await submit({ action: 'NEW', isFinal: false });
});

describe('an update that is asked for twice', () => {
  test('is queued once while the first waits, whoever asks', async () => {
    const first = await submit();
    expect(first.messageIds).toEqual(['message-2']);
    const again = await submit();
    expect(again.messageIds).toEqual([]);
    expect(again.message).toBe('No new message is queued: one that says the same is on its way.');
    expect(again.rows).toEqual([
      { payId: 1, stpStatus: 'queued', message: 'Already queued in message message-2, which says the same.' },
    ]);
    expect(filing.bodies()).toHaveLength(2);
  });

  test('is queued where it says something else, and where the first was answered', async () => {
    await submit();
    await submit({ isFinal: false });
    await submit();
    expect(
      filing.bodies().map((body) => (JSON.parse(body) as { payees: { isFinal: boolean }[] }).payees[0]?.isFinal),
    ).toEqual([false, true, false, true]);
    const { pay, version } = { pay: filing.pay(1)!, version: 2 };
    filing.putPay({
      ...auPay({ id: 1, employeeId: 7 }, { payDate: '2026-11-12', hours: hours('40') }),
      version,
      stpStatus: pay.stpStatus,
    });
    expect((await submit()).messageIds).toHaveLength(1);
    for (let left = 0; left < 5; left++) await lodge();
    expect((await submit()).messageIds).toHaveLength(1);
  });
});
