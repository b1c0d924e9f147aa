import type { AccountStores, AccountsUseCases, Actor } from '@anz-payroll/accounts';
import type { createCompanyWithEmployees } from '@anz-payroll/employee-lifecycle';
import type { CheckoutUseCases } from '@anz-payroll/partner-checkout';
import type { UnitOfWork } from '@anz-payroll/kernel';
import { australianCompany } from './australian-company';
import { demoProducts } from './demo-products';
import { newZealandCompany } from './new-zealand-company';
import { taken } from './taken';

export interface DemoDependencies {
  readonly accounts: Pick<
    AccountsUseCases,
    | 'createCustomer'
    | 'createUser'
    | 'createPlan'
    | 'startSubscription'
    | 'createClient'
    | 'issueToken'
    | 'inviteEmployee'
  >;
  readonly checkout: Pick<CheckoutUseCases, 'createProduct'>;
  readonly reading: UnitOfWork<AccountStores>;
  readonly createCompany: ReturnType<typeof createCompanyWithEmployees>;
}

/** Known logins: production refuses to start with the demo. */
export const demoLogins = {
  owner: { email: 'owner@saltbush.example', password: 'a quiet harbour at dawn' },
  /** One employee in each country. */
  australian: { email: 'amelia@saltbush.example', password: 'warm bread before sunrise' },
  newZealander: { email: 'hana@totara.example', password: 'four planes and a chisel' },
  apiAdmin: { email: 'admin@partner.example', password: 'seven bright paper kites' },
} as const;

const operator: Actor = { customerId: null, userId: null, clientId: null, requestId: 'demo-seed' };

export type SeedOutcome =
  | {
      readonly kind: 'seeded';
      readonly customerId: number;
      readonly clientId: string;
      readonly clientSecret: string | null;
      /** Why the demo has no pays: the law of today is not confirmed in this version, for instance. */
      readonly historyProblem?: string;
    }
  /** Something is there already; nothing was touched. */
  | { readonly kind: 'not-empty' };

/**
 * Fills an empty database: one Australian and one New Zealand company with a dozen employees, their owner, a partner
 * that is API admin and reseller, its OAuth client, and the products it can order.
 */
export async function seedDemo(deps: DemoDependencies): Promise<SeedOutcome> {
  const { accounts } = deps;
  if ((await deps.reading.run(({ customers }) => customers.all())).length > 0) return { kind: 'not-empty' };
  const plan = taken(await accounts.createPlan({ code: 'demo', name: 'Demo', employeeCap: 100 }, operator));
  const customer = taken(await accounts.createCustomer({ name: 'Saltbush and Tōtara' }, operator));
  taken(
    await accounts.startSubscription(
      { customerId: customer.id, planCode: plan.code, kind: 'paid', endsAt: null },
      operator,
    ),
  );
  taken(
    await accounts.createUser(
      { customerId: customer.id, name: 'Olive Owner', role: 'owner', ...demoLogins.owner },
      operator,
    ),
  );
  const employers = [];
  for (const [body, login] of [
    [australianCompany, demoLogins.australian],
    [newZealandCompany, demoLogins.newZealander],
  ] as const) {
    employers.push({ company: taken(await deps.createCompany({ customerId: customer.id, body })), login });
  }
  const partner = taken(
    await accounts.createCustomer({ name: 'Partner Apps', isApiAdmin: true, isReseller: true }, operator),
  );
  taken(
    await accounts.createUser(
      { customerId: partner.id, name: 'Petra Partner', role: 'owner', ...demoLogins.apiAdmin },
      operator,
    ),
  );
  // The partner tries the API on companies of its own.
  taken(
    await accounts.startSubscription(
      { customerId: partner.id, planCode: plan.code, kind: 'paid', endsAt: null },
      operator,
    ),
  );
  const { client, secret } = taken(
    await accounts.createClient(
      { customerId: partner.id, name: 'Demo app', redirectUris: ['http://127.0.0.1:8080/callback'] },
      operator,
    ),
  );
  for (const product of demoProducts) taken(await deps.checkout.createProduct(product, operator));
  // After the users of the accounts, whose ids guides and collections name.
  for (const { company, login } of employers) {
    const [employee] = company.employees;
    if (employee !== undefined) await letIn(deps, customer.id, company, employee, login);
  }
  return { kind: 'seeded', customerId: customer.id, clientId: client.clientId, clientSecret: secret };
}

/**
 * A token for the demo's owner, so that the line printed at the start works on every start. Undefined when the database
 * is not the demo's.
 */
export async function demoToken(deps: DemoDependencies): Promise<string | undefined> {
  const owner = await deps.reading.run(({ users }) => users.findByEmail(demoLogins.owner.email));
  if (owner === undefined) return undefined;
  const issued = await deps.accounts.issueToken(
    {
      customerId: owner.customerId,
      userId: owner.id,
      scopes: ['payroll.read', 'payroll.write'],
      lifetimeSeconds: 86_400,
    },
    operator,
  );
  return taken(issued).accessToken;
}

/** Somebody of the company who sees their own pay. */
async function letIn(
  { accounts }: DemoDependencies,
  customerId: number,
  company: { readonly id: number; readonly legal_name: string },
  employee: { readonly id: number; readonly first_name: string; readonly last_name: string },
  login: { readonly email: string; readonly password: string },
): Promise<void> {
  const name = `${employee.first_name} ${employee.last_name}`;
  taken(await accounts.createUser({ customerId, name, role: 'employee', ...login }, operator));
  taken(
    await accounts.inviteEmployee(
      {
        customerId,
        companyId: company.id,
        employeeId: employee.id,
        name,
        email: login.email,
        companyName: company.legal_name,
      },
      operator,
    ),
  );
}
