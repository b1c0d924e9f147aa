import type { Service } from '@anz-payroll/composition';
import { must } from '../must';
import { abnOf, person } from './load/people';

/** Whom the load works for. */
export interface FaultFixture {
  /** Hires and pays without a cap. */
  readonly employer: { readonly customerId: number; readonly companyId: number; readonly token: string };
  /** Is paid by pay runs; nobody else is paid there. */
  readonly runs: { readonly companyIds: readonly number[]; readonly token: string };
  /** Asks for a second person. The officer asks; the approver approves, and so does a delegate of somebody absent. */
  readonly guarded: {
    readonly customerId: number;
    readonly companyIds: readonly number[];
    readonly officer: string;
    readonly approver: string;
    readonly delegate: string;
    /** In the order of officer, approver and delegate. */
    readonly userIds: readonly [number, number, number];
  };
  /** Has a plan that is soon full. */
  readonly capped: { readonly customerId: number; readonly companyId: number; readonly token: string };
  readonly reseller: { readonly resellerId: number; readonly productIds: readonly number[]; readonly token: string };
}

const operator = { customerId: null, userId: null, clientId: null, requestId: 'faults' };
const bank = {
  ...{ bank_bsb: '062-184', bank_account_number: '10203040' },
  ...{ direct_entry_user_id: '301500', financial_institution: 'CBA' },
};
const CAP = 12;
const RUN_COMPANIES = 4;
const RUN_EMPLOYEES = 6;

export const everyEvent = ['company', 'employee', 'pay'].flatMap((record) =>
  ['created', 'updated', 'deleted'].map((what) => `${record}.${what}`),
);

export async function fillFixture(service: Service, listenerUrl: string): Promise<FaultFixture> {
  const { accounts, employees, checkout } = service;
  const customer = async (name: string, employeeCap: number | null) => {
    const { id: customerId } = must(await accounts.createCustomer({ name }, operator));
    must(await accounts.createPlan({ code: name.toLowerCase(), name, employeeCap }, operator));
    const subscription = { customerId, planCode: name.toLowerCase(), kind: 'paid' as const, endsAt: null };
    must(await accounts.startSubscription(subscription, operator));
    const email = `owner@${name.toLowerCase()}.example`;
    const owner = must(await accounts.createUser({ customerId, name, email, role: 'owner' }, operator));
    must(await service.outbox.registerEndpoint({ customerId, url: `${listenerUrl}/${name}`, events: everyEvent }));
    return { customerId, token: await tokenOf(service, customerId, payroll, owner.id) };
  };
  let counted = 900_000;
  const company = async (customerId: number, name: string) => {
    const body = { legal_name: `${name} Pty Ltd`, abn: abnOf((counted += 1)), ...bank };
    return must(await employees.createCompanyWithEmployees({ customerId, body })).id;
  };

  const employer = await customer('Employer', null);
  const runs = await customer('Runs', null);
  const companyIds: number[] = [];
  for (let each = 0; each < RUN_COMPANIES; each++) {
    const companyId = await company(runs.customerId, `Runs ${each}`);
    const names = Array.from({ length: RUN_EMPLOYEES }, (_, at) => `W${each}-${at}`);
    const items = names.map((number) => person({ number, last_name: number }));
    must(await employees.createEmployees({ companyId, items }));
    companyIds.push(companyId);
  }
  const guarded = await guardedCustomer(service, await customer('Guarded', null), company);
  const capped = await customer('Capped', CAP);

  const { id: resellerId } = must(await accounts.createCustomer({ name: 'Reseller', isReseller: true }, operator));
  const productIds: number[] = [];
  for (const name of ['Small', 'Large']) {
    const product = { name, interval: 'MONTHLY' as const, prices: { AU: '49.00' }, employeeCap: 20 };
    productIds.push(must(await checkout.createProduct(product, operator)).id);
  }
  return {
    employer: { ...employer, companyId: await company(employer.customerId, 'Employer') },
    runs: { token: runs.token, companyIds },
    guarded,
    capped: { ...capped, companyId: await company(capped.customerId, 'Capped') },
    reseller: { resellerId, productIds, token: await tokenOf(service, resellerId, partner) },
  };
}

const GUARDED_COMPANIES = 2;
const GUARDED_EMPLOYEES = 3;

async function guardedCustomer(
  service: Service,
  { customerId }: { readonly customerId: number },
  company: (customerId: number, name: string) => Promise<number>,
): Promise<FaultFixture['guarded']> {
  const { accounts, employees } = service;
  const companyIds: number[] = [];
  for (let each = 0; each < GUARDED_COMPANIES; each++) {
    const companyId = await company(customerId, `Guarded ${each}`);
    const names = Array.from({ length: GUARDED_EMPLOYEES }, (_, at) => `G${each}-${at}`);
    must(await employees.createEmployees({ companyId, items: names.map((number) => person({ number, last_name: number })) })); // prettier-ignore
    companyIds.push(companyId);
  }
  const add = async (name: string, role: 'approver' | 'payroll-officer') => {
    const login = { email: `${name}@guarded.example`, password: 'four patient grey herons' };
    const user = must(await accounts.createUser({ customerId, name, role, companyIds, ...login }, operator));
    return { id: user.id, token: await tokenOf(service, customerId, payroll, user.id) };
  };
  const officer = await add('officer', 'payroll-officer');
  const approver = await add('approver', 'approver');
  const absent = await add('absent', 'approver');
  const delegate = await add('delegate', 'payroll-officer');
  const actor = { customerId, userId: absent.id, clientId: null, requestId: 'faults' };
  const now = service.clock.now();
  const people = { customerId, userId: absent.id, delegateId: delegate.id };
  must(await accounts.nameDelegate({ ...people, startsAt: now, endsAt: now + 30 * 86_400_000 }, actor));
  for (const companyId of companyIds) {
    const settings = { payRuns: true, payments: true, filings: false, bankAccounts: false, limitCents: null };
    must(await accounts.setReleaseRules({ customerId, companyId, settings: { ...settings, holdHours: 0 } }, actor));
  }
  return {
    ...{ customerId, companyIds, officer: officer.token, approver: approver.token, delegate: delegate.token },
    userIds: [officer.id, approver.id, delegate.id],
  };
}

const payroll = ['payroll.read', 'payroll.write'];
const partner = ['preview', 'write', 'cancel'].map((right) => `partner.checkout.${right}`);

async function tokenOf({ accounts }: Service, customerId: number, scopes: readonly string[], userId?: number) {
  const whose = userId === undefined ? { customerId } : { customerId, userId };
  return must(await accounts.issueToken({ ...whose, scopes, lifetimeSeconds: 86_400 }, operator)).accessToken;
}
