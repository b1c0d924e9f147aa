import { civilDate } from 'payroll-core/calendar';
import { auCompany, auPay, auStaff, memoryFiling, type MemoryFiling } from '../testing';
import { filingUseCases, type FilingUseCases } from './filing-use-cases';

/** Decision 1132: a cessation is told once its day has come, or with the final pay. */
let filing: MemoryFiling;
let useCases: FilingUseCases;
let now: number;

const hours = [{ description: 'Ordinary', units: 'hours', value: '38' }];
const ending = {
  ...{ terminationDate: '2026-11-27', cessationTypeCode: 'V', totalAmount: '0', lumpSumD: '0', etpTaxWithheld: '0' },
  ...{ etpTaxFreeComponent: '0', reportedAmounts: [], taxSummaries: [] },
};
const told = async (command: Partial<Parameters<FilingUseCases['submitStpPays']>[0]>) => {
  const result = await useCases.submitStpPays({ companyId: 1, action: 'NEW', isFinal: false, ...command });
  if (!result.ok) throw new Error(result.error.message);
  const { payees } = JSON.parse(filing.bodies().at(-1)!) as { payees: { cessation: { date: string } | null }[] };
  return payees.map(({ cessation }) => cessation?.date ?? null);
};

beforeEach(() => {
  filing = memoryFiling();
  now = Date.UTC(2026, 10, 20);
  let ids = 0;
  useCases = filingUseCases({
    unitOfWork: filing.unitOfWork,
    reading: filing.unitOfWork,
    clock: { now: () => now },
    ids: { uuid: () => `message-${(ids += 1)}` },
    softwareId: 'test-package',
    wake: () => undefined,
  });
  filing.companies.set(1, auCompany());
  filing.employees.set(7, auStaff(7, {}, { isTerminated: true, terminationDate: civilDate('2026-11-27') }));
  filing.putPay(auPay({ id: 1, employeeId: 7 }, { payDate: '2026-06-25', hours }));
  filing.putPay(auPay({ id: 2, employeeId: 7 }, { payDate: '2026-11-19', hours }));
  filing.putPay(auPay({ id: 3, employeeId: 7 }, { payDate: '2026-11-27', hours }, ending));
});

test('who works until next week has not left on this payday, nor last year', async () => {
  expect(await told({ payIds: [1] })).toEqual([null]);
  expect(await told({ payIds: [2] })).toEqual([null]);
  expect(await told({ action: 'UPDATE', payIds: [2] })).toEqual([null]);
});

test('the final pay tells the last day, and no later message takes it back', async () => {
  await told({ payIds: [1] });
  await told({ payIds: [2] });
  expect(await told({ payIds: [3] })).toEqual(['2026-11-27']);
  expect(await told({ action: 'UPDATE', payIds: [2] })).toEqual(['2026-11-27']);
  expect(await told({ action: 'ADJUST', payIds: [2] })).toEqual(['2026-11-27']);
});

test('once the last day has come it is told, with the final pay or without', async () => {
  await told({ payIds: [2] });
  now = Date.UTC(2026, 10, 28);
  expect(await told({ action: 'UPDATE', payIds: [2] })).toEqual(['2026-11-27']);
});
