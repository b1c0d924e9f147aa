import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openService, type Service } from '@anz-payroll/composition';
import type { TestEngine } from '@anz-payroll/persistence-typeorm/testing';
import { testSettings } from '@anz-payroll/http-kit/testing';
import { must, operator } from '../account-service';
import { abnOf, irdNumberOf } from './business-numbers';
import { serveCheckout } from './serve-checkout';

export interface Reply {
  readonly status: number;
  // Tests look into bodies of every shape; each says what it expects to find.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

export interface Caller {
  readonly customerId: number;
  call(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Reply>;
  /** The same with a fresh `Idempotency-Key`. */
  keyed(path: string, body: unknown, key?: string): Promise<Reply>;
}

/** The checkout with companies and employees over HTTP, on a real database, with a clock that a test can move. */
export interface CheckoutService {
  readonly url: string;
  readonly databaseUrl: string;
  readonly service: Service;
  readonly mailFolder: string;
  /** A reseller of its own. */
  reseller(scopes?: readonly string[]): Promise<Caller & { as(scopes: readonly string[]): Promise<Caller> }>;
  /** A token of a customer itself, such as an end customer. */
  actingFor(customerId: number, scopes?: readonly string[]): Promise<Caller>;
  /** A client that nobody has signed up yet. */
  newClient(country?: 'AU' | 'NZ'): { customer: Record<string, string>; company: Record<string, string> };
  now(): number;
  pass(milliseconds: number): void;
  setNow(moment: number): void;
  close(): Promise<void>;
}

export const partnerScopes = ['partner.checkout.preview', 'partner.checkout.write', 'partner.checkout.cancel'];

/** Far ahead: the OAuth library looks at the machine's own clock too, and no token may be past by that one. */
const START = Date.UTC(2095, 10, 15, 1);

export async function startCheckoutService(engine: TestEngine): Promise<CheckoutService> {
  const place = await engine.makePlace();
  const mailFolder = await mkdtemp(join(tmpdir(), 'payroll-mail-'));
  const settings = testSettings({
    DATABASE_URL: place.url,
    MAIL_FOLDER: mailFolder,
    PUBLIC_URL: 'https://pay.example',
    DEMO_SEED: 'off',
  });
  let now = START;
  const clock = { now: () => now };
  const service = await openService(settings, { clock });
  await service.database.migrate();
  const { accounts } = service;
  const { url, close } = await serveCheckout(service);
  let counted = 0;
  const actingFor = async (customerId: number, scopes: readonly string[] = ['payroll.read', 'payroll.write']) => {
    const issue = async () => {
      const asked = { customerId, scopes, lifetimeSeconds: 2_592_000 };
      return { token: must(await accounts.issueToken(asked, operator)).accessToken, at: now };
    };
    let held = await issue();
    return caller(url, customerId, async () => {
      // Tests let months pass; a token lasts thirty days.
      if (now - held.at > 86_400_000) held = await issue();
      return held.token;
    });
  };
  return {
    url,
    databaseUrl: place.url,
    service,
    mailFolder,
    reseller: async (scopes = partnerScopes) => {
      counted += 1;
      const made = must(await accounts.createCustomer({ name: `Reseller ${counted}`, isReseller: true }, operator));
      return { ...(await actingFor(made.id, scopes)), as: (fewer) => actingFor(made.id, fewer) };
    },
    actingFor,
    newClient: (country = 'AU') => {
      counted += 1;
      const number = country === 'AU' ? { abn: abnOf(counted) } : { ird_number: irdNumberOf(counted) };
      return {
        customer: {
          first_name: 'Moana',
          last_name: 'Tūī',
          email: `Owner${counted}@Client.example`,
          phone: '0291234567',
        },
        company: { legal_name: `Client ${counted} Limited`, ...number },
      };
    },
    now: () => now,
    pass: (milliseconds) => {
      now += milliseconds;
    },
    setNow: (moment) => {
      now = moment;
    },
    close: async () => {
      await close();
      await service.close();
      await place.remove();
      await rm(mailFolder, { recursive: true, force: true });
    },
  };
}

let keys = 0;

export function caller(url: string, customerId: number, token: () => Promise<string>): Caller {
  const call: Caller['call'] = async (method, path, body, headers = {}) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await token()}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
  };
  return {
    customerId,
    call,
    keyed: (path, body, key = `key-${(keys += 1)}`) =>
      call('POST', `/api/partner-checkout${path}`, body, { 'idempotency-key': key }),
  };
}
