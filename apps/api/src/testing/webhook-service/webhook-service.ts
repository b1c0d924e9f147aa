import { openService, type Service } from '@anz-payroll/composition';
import { openTestDatabase, type TestEngine } from '@anz-payroll/persistence-typeorm/testing';
import { compose } from '../../compose';
import { testSettings } from '@anz-payroll/http-kit/testing';
import type { Logger } from '@anz-payroll/http-kit/logging';
import { startServer } from '@anz-payroll/http-kit/server';
import { must, operator } from '../account-service';

export interface Answer {
  readonly status: number;
  // Tests look into bodies of every shape; each says what it expects to find.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

/** A customer over HTTP, with a company of its own. */
export interface Partner {
  readonly customerId: number;
  call(method: string, path: string, body?: unknown): Promise<Answer>;
  company(): Promise<number>;
}

/** The whole service as production composes it, with its dispatcher, on one of the test databases. */
export interface WebhookService {
  readonly url: string;
  readonly service: Service;
  partner(kind?: { readonly isApiAdmin?: boolean; readonly scopes?: readonly string[] }): Promise<Partner>;
  close(): Promise<void>;
}

const quiet: Logger = { error: () => undefined, warn: () => undefined, info: () => undefined, debug: () => undefined };

export async function startWebhookService(
  engine: TestEngine,
  environment: Readonly<Record<string, string>> = {},
): Promise<WebhookService> {
  const database = await openTestDatabase(engine);
  const settings = testSettings({
    DATABASE_URL: database.url,
    DEMO_SEED: 'off',
    RATE_LIMITS: 'off',
    WEBHOOK_ALLOW_PRIVATE_TARGETS: 'true',
    ...environment,
  });
  const composition = await compose(settings, quiet);
  if (!composition.ok) throw new Error(composition.problem);
  const server = await startServer(composition.dependencies);
  const service = await openService(settings);
  return {
    url: server.address,
    service,
    partner: (kind = {}) => makePartner(service, server.address, kind),
    close: async () => {
      await server.stop();
      await composition.close();
      await service.close();
      await database.remove();
    },
  };
}

async function makePartner(
  { accounts }: Service,
  url: string,
  { isApiAdmin = true, scopes = ['payroll.read', 'payroll.write'] }: Parameters<WebhookService['partner']>[0] & object,
): Promise<Partner> {
  const actor = { ...operator, customerId: null };
  const { id: customerId } = must(await accounts.createCustomer({ name: 'Partner', isApiAdmin }, actor));
  await accounts.createPlan({ code: 'webhooks', name: 'Webhooks', employeeCap: null }, actor);
  must(await accounts.startSubscription({ customerId, planCode: 'webhooks', kind: 'paid', endsAt: null }, actor));
  const email = `owner-${customerId}@partner.example`;
  const owner = must(await accounts.createUser({ customerId, name: 'Owner', email, role: 'owner' }, actor));
  const token = must(await accounts.issueToken({ customerId, userId: owner.id, scopes }, actor)).accessToken;
  const call: Partner['call'] = async (method, path, body) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
  };
  return {
    customerId,
    call,
    company: async () => {
      const made = await call('PUT', '/api/company/create', { legal_name: 'Listening Pty Ltd', abn: '51824753556' });
      if (made.status !== 201) throw new Error(JSON.stringify(made.body));
      return (made.body as { id: number }).id;
    },
  };
}
