/// <reference types="jest" />
import { payBench, type OpenedPays, type PayBench } from '../pay-bench';

/** A fresh schema on a busy machine takes its time. */
const OPENING_MS = 120_000;

/** What the themes of the contract share. It stands once the tests run, not while they are being described. */
export type PaysScene = ReturnType<typeof paysScene>;

export function paysScene(open: () => Promise<OpenedPays>) {
  let opened: OpenedPays;
  let au: PayBench;
  let nz: PayBench;

  beforeAll(async () => {
    opened = await open();
    au = await payBench(opened, 'AU');
    nz = await payBench(opened, 'NZ');
  }, OPENING_MS);
  afterAll(() => opened.close(), OPENING_MS);
  beforeEach(() => void opened.announced());

  return {
    get opened() {
      return opened;
    },
    get au() {
      return au;
    },
    get nz() {
      return nz;
    },
    accountOf: (employeeId: number, year = '2026-27') =>
      opened.unitOfWork.run(async ({ ledger }) => {
        const [account] = await ledger.accountsOf([employeeId], [year]);
        return { leave: account?.leave ?? {}, year: account?.years[year] ?? {} };
      }),
    events: (): readonly string[] => opened.announced().map(({ type }) => type),
    inAu: () => ({ customerId: au.customerId, companyId: au.companyId }),
    inNz: () => ({ customerId: nz.customerId, companyId: nz.companyId }),
  };
}
