import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Service } from '@anz-payroll/composition';
import { must } from '../must';

/** How many webhooks hear of every change. */
export const webhooks = 2;

/** A customer with a company and webhooks, and a token for it. */
export async function prepare(service: Service, listenerUrl: string) {
  const actor = { customerId: null, userId: null, clientId: null, requestId: 'faults' };
  const { accounts, employees, outbox } = service;
  const customer = must(await accounts.createCustomer({ name: 'Faults', isApiAdmin: true }, actor));
  const customerId = customer.id;
  must(await accounts.createPlan({ code: 'faults', name: 'Faults', employeeCap: null }, actor));
  must(await accounts.startSubscription({ customerId, planCode: 'faults', kind: 'paid', endsAt: null }, actor));
  const person = { name: 'Owner', email: 'owner@faults.example', role: 'owner' as const };
  const owner = must(await accounts.createUser({ customerId, ...person }, actor));
  const scopes = ['payroll.read', 'payroll.write'];
  const issued = must(
    await accounts.issueToken({ customerId, userId: owner.id, scopes, lifetimeSeconds: 86_400 }, actor),
  );
  for (let each = 0; each < webhooks; each++) {
    const events = ['employee.created', 'employee.updated', 'employee.deleted'];
    must(await outbox.registerEndpoint({ customerId, url: `${listenerUrl}/${each}`, events }));
  }
  const body = { legal_name: 'Faults Pty Ltd', abn: '51824753556' };
  const company = must(await employees.createCompanyWithEmployees({ customerId, body }));
  return { token: issued.accessToken, companyId: company.id };
}

export function employee(name: string): object {
  return {
    first_name: 'Alinta',
    last_name: name,
    date_of_birth: '1990-04-12',
    address1: '1 Harbour Street',
    city: 'Sydney',
    state: 'NSW',
    country: 'AU',
    postcode: '2000',
    start_date: '2024-07-01',
    employment_status: 'Full-time',
    tax_file_number: '123456782',
    is_foreign_resident: false,
    has_claimed_tax_free_threshold: true,
    has_stsl_liability: false,
    is_closely_held: false,
  };
}

export function script(app: string): string {
  return join(__dirname, '..', '..', '..', app, 'dist', 'main.js');
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Deliveries that are still to be made. */
export async function waiting(service: Service): Promise<number> {
  const [row] = await service.database
    .reading((tx) => tx)
    .run((tx) =>
      tx.query<{ n: number }>(
        "SELECT COUNT(*) AS n FROM webhook_deliveries WHERE status IN ('pending', 'retry', 'sending')",
      ),
    );
  return Number(row?.n ?? 0);
}

/** A process that is still starting has not yet heard of a graceful end. */
export async function answering(api: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const answered = await fetch(`${api}/api/company`).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await sleep(100);
  }
}

export async function until(what: () => boolean, withinMs: number, name: string): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!what()) {
    if (Date.now() > deadline) throw new Error(`Waited ${withinMs} ms in vain until ${name}`);
    await sleep(50);
  }
}

export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
