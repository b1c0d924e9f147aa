import type { Sender } from '@anz-payroll/webhook-outbox';
import type { Side } from './side';
import { concurrency, headersFor, job } from './signed-request';

/** The sending alone: requests of the same shape, signed once beforehand, and no database. */
export function rawLoop(name: string, sender: Sender, listenerUrl: string): Side {
  const one = job(listenerUrl, 0);
  const body = Buffer.from(one.body, 'utf8');
  const headers = headersFor(one, body);
  return {
    name,
    deliver: async (count) => {
      let next = 0;
      const work = async (): Promise<void> => {
        while (next < count) {
          next += 1;
          await sender.send({ url: one.url, body, headers });
        }
      };
      await Promise.all(Array.from({ length: concurrency }, work));
    },
    close: () => Promise.resolve(),
  };
}
