import { bindPays } from '@anz-payroll/persistence-typeorm';
import { modernAwards, type Service } from '@anz-payroll/composition';
import type { PayStores, PayWithInput } from '@anz-payroll/pay-runs';
import type { CivilDate } from 'payroll-core';
import { must } from '../must';
import type { BenchApi } from './bench-api';
import { employeeBody, hireFor, hireMore, type BenchCustomer, type BenchEmployer } from './bench-employer';
import { payEverybody } from './pay-runs';

/** Terms of employment repeat after 155 people (31 rates, a study loan for every fifth); see `employeeBody`. */
export const TERMS = 155 * 2;
const AT_ONCE = 500;

export interface PaidPeople {
  readonly employer: BenchEmployer;
  /** The runs that paid them, the first one first. */
  readonly runs: readonly number[];
}

/** People with bank accounts of their own, paid through the API on every one of the days. */
export async function paidPeople(
  service: Service,
  api: BenchApi,
  customer: BenchCustomer,
  count: number,
  days: readonly CivilDate[],
): Promise<PaidPeople> {
  const { companyId, ...none } = await hireFor(service, customer, 0);
  const employer = await hireMore(service, { companyId, ...none }, count, (at) => withAccount(companyId, at));
  const runs: number[] = [];
  for (const day of days) runs.push((await payEverybody(api, employer, day)).pay_run_id);
  return { employer, runs };
}

/**
 * As many more people who do the same work on the same terms, with the pays that the service has worked out for the first
 * ones: the same rows, written by the same stores, only not worked out again and not announced.
 */
export async function morePaidPeople(service: Service, paid: PaidPeople, count: number): Promise<PaidPeople> {
  const { companyId } = paid.employer;
  const employer = await hireMore(service, paid.employer, count, (at) => withAccount(companyId, at));
  const unitOfWork = service.database.unitOfWork((tx): PayStores =>
    bindPays(tx, { announcements: { add: () => Promise.resolve() }, clock: Date, awards: modernAwards }),
  );
  const first = paid.employer.employeeIds;
  for (let from = first.length; from < count; from += AT_ONCE) {
    const copies = new Map<number, { readonly id: number; readonly at: number }[]>();
    for (let at = from; at < Math.min(count, from + AT_ONCE); at++) {
      const like = first[at % first.length]!;
      copies.set(like, [...(copies.get(like) ?? []), { id: employer.employeeIds[at]!, at }]);
    }
    await unitOfWork.run(async (stores) => {
      for (const run of paid.runs) await copyRun(stores, companyId, run, copies);
      await copyAccounts(stores, copies);
    });
  }
  await checkCopies(service, employer, first.length);
  return { employer, runs: paid.runs };
}

type Copies = ReadonlyMap<number, readonly { readonly id: number; readonly at: number }[]>;

async function copyRun(stores: PayStores, companyId: number, run: number, copies: Copies): Promise<void> {
  const worked = await stores.pays.ofRun(run, [...copies.keys()], 'processed');
  const entries = new Map((await stores.ledger.ofPays(worked.map(({ pay }) => pay.id))).map((one) => [one.payId, one]));
  const made = worked.flatMap(({ pay, calculationInput }): readonly (PayWithInput & { readonly of: number })[] =>
    (copies.get(pay.employeeId) ?? []).map(({ id, at }) => ({
      of: pay.id,
      calculationInput,
      pay: { ...pay, employeeId: id, employee: { ...pay.employee, ...nameOf(companyId, at) } },
    })),
  );
  const added = await stores.pays.addAll(`bench-${run}-${made[0]?.pay.employeeId ?? 0}`, made);
  await stores.ledger.append(
    added.map(({ id, employeeId }, n) => ({ ...entries.get(made[n]!.of)!, payId: id, employeeId })),
  );
  const sum = (figure: 'gross' | 'tax' | 'net' | 'super'): string =>
    (added.reduce((cents, pay) => cents + Math.round(Number(pay[figure]) * 100), 0) / 100).toFixed(2);
  await stores.runs.change(run, {
    pays: added.length,
    pending: 0,
    ...{ gross: sum('gross'), tax: sum('tax'), net: sum('net'), super: sum('super') },
  });
}

async function copyAccounts({ ledger, knownItems }: PayStores, copies: Copies): Promise<void> {
  const ids = [...copies.keys()];
  const years = [...new Set((await ledger.entriesOf(ids[0]!)).map(({ year }) => year))];
  const accounts = await ledger.accountsOf(ids, years);
  await ledger.saveAccounts(
    accounts.flatMap((account) =>
      (copies.get(account.employeeId) ?? []).map(({ id }) => ({ ...account, employeeId: id })),
    ),
  );
  const items = await knownItems.of(ids);
  await knownItems.remember(
    items.flatMap((item) => (copies.get(item.employeeId) ?? []).map(({ id }) => ({ ...item, employeeId: id }))),
  );
}

/** What the service works out from the record and the inputs of a copied pay is what was copied. */
async function checkCopies(service: Service, { customerId, companyId, employeeIds }: BenchEmployer, from: number) {
  for (let at = from; at < employeeIds.length; at += Math.ceil((employeeIds.length - from) / 20)) {
    const where = { customerId, companyId, employeeId: employeeIds[at]! };
    const newest = must(await service.pays.listPays(where)).at(-1)!;
    const replayed = must(await service.pays.replayPay({ ...where, payId: newest.id }));
    if (!replayed.isEqual) throw new Error(`A copied pay is another one when it is worked out: ${newest.id}`);
  }
}

function nameOf(companyId: number, at: number) {
  const body = employeeBody(companyId, at, 'with-numbers') as Readonly<Record<string, string>>;
  return { number: body['number']!, firstName: body['first_name']!, lastName: body['last_name']! };
}

function withAccount(companyId: number, at: number): object {
  return {
    ...employeeBody(companyId, at, 'with-numbers'),
    ...{ primary_bank_bsb: '062-000', primary_bank_account_number: String(10_000_000 + at) },
    primary_bank_account_name: `First${at % 97} Last${at}`,
  };
}
