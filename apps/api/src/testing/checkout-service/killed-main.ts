import { openService } from '@anz-payroll/composition';
import { testSettings } from '@anz-payroll/http-kit/testing';
import { serveCheckout } from './serve-checkout';

/**
 * A process that dies between effect and answer: it does what it is asked, commits, and is killed before a byte of its
 * answer goes out. Arguments: address of the database, and the time it takes for now.
 */
async function main(url: string, now: number): Promise<void> {
  const service = await openService(testSettings({ DATABASE_URL: url }), { clock: { now: () => now } });
  const served = await serveCheckout(service, (route) => {
    if (route.method !== 'GET') process.kill(process.pid, 'SIGKILL');
  });
  process.stdout.write(`listening ${served.url}\n`);
}

const [url = '', now = ''] = process.argv.slice(2);
void main(url, Number(now));
