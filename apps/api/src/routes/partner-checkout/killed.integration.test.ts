import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { must, operator } from '../../testing/account-service';
import { caller, startCheckoutService, type CheckoutService } from '../../testing/checkout-service';

jest.setTimeout(120_000);

const admin = { ...operator, customerId: null };

/** A second process on the same database that is killed after its commit and before its answer. */
async function startDoomed(databaseUrl: string, now: number) {
  const loader = join(__dirname, '../../../../../packages/platform/tooling/run-typescript.cjs');
  const main = join(__dirname, '../../testing/checkout-service/killed-main.ts');
  const child = spawn(process.execPath, ['-r', loader, main, databaseUrl, String(now)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const died = new Promise<NodeJS.Signals | null>((resolve) => child.once('close', (_code, signal) => resolve(signal)));
  const url = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const [, address] = /listening (\S+)\n/.exec(text) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', () => reject(new Error('The process ended before it listened')));
  });
  return { url, died, stop: () => child.kill('SIGKILL') };
}

describe.each(testEngines)('a process killed between effect and answer on $engine', (engine) => {
  let fixture: CheckoutService;
  beforeAll(async () => {
    fixture = await startCheckoutService(engine);
  }, 120_000);
  afterAll(() => fixture.close(), 120_000);

  test('[8.3-15] the retry replays the stored answer', async () => {
    const product = { name: 'Small', interval: 'MONTHLY', prices: { AU: '49.00' }, employeeCap: 20 };
    const { id } = must(await fixture.service.checkout.createProduct(product, admin));
    const partner = await fixture.reseller();
    const client = fixture.newClient();
    const body = { ...client, order: { product_id: id } };
    const scopes = ['partner.checkout.preview', 'partner.checkout.write'];
    const issued = { customerId: partner.customerId, scopes };
    const { accessToken } = must(await fixture.service.accounts.issueToken(issued, operator));
    const doomed = await startDoomed(fixture.databaseUrl, fixture.now());
    const there = caller(doomed.url, partner.customerId, () => Promise.resolve(accessToken));

    try {
      await expect(there.keyed('/orders', body, 'the one key')).rejects.toThrow();
    } finally {
      doomed.stop();
    }
    expect(await doomed.died).toBe('SIGKILL');

    const retried = await partner.keyed('/orders', body, 'the one key');
    expect([retried.status, retried.body.idempotency_replayed]).toEqual([200, true]);
    const listed = (await partner.call('GET', '/api/partner-checkout/orders')).body;
    const { idempotency_replayed: _, ...answer } = retried.body;
    expect(listed).toEqual([answer]);
  });
});
