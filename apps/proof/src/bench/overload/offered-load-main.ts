import { setTimeout } from 'node:timers/promises';
import { plainConnection, type PlainConnection } from '../load/plain-connection';
import type { OfferedAnswers, OfferedLoad } from './offered-load';

const TICK_MS = 2;
const STRAGGLERS_MS = 10_000;

// In a process of its own: what offers the load must not wait for what is measured.
process.on('message', (load: OfferedLoad) => {
  offer(load).then(
    (answers) => process.send!({ answers }),
    (error: unknown) => process.send!({ error: error instanceof Error ? error.message : String(error) }),
  );
});

async function offer(load: OfferedLoad): Promise<OfferedAnswers> {
  const { port, requests, perSecond, settleSeconds, seconds, connections } = load;
  const idle = await Promise.all(Array.from({ length: connections }, () => plainConnection(port)));
  const all = [...idle];
  const refusals: number[] = [];
  const wrong: string[] = [];
  let [offered, sent, under, good] = [0, 0, 0, 0];
  const start = performance.now();
  const settled = start + settleSeconds * 1000;
  const end = settled + seconds * 1000;

  const send = async (connection: PlainConnection, request: string): Promise<void> => {
    under += 1;
    const begun = performance.now();
    try {
      const { status, head } = await connection.send(request);
      const now = performance.now();
      if (status < 300) good += settled <= now && now <= end ? 1 : 0;
      else if ((status === 429 || status === 503) && /\r\nretry-after: \d/i.test(head)) {
        if (begun >= settled) refusals.push(now - begun);
      } else wrong.push(`answered ${status}`);
      idle.push(connection);
    } catch (error) {
      wrong.push(error instanceof Error ? error.message : String(error));
    } finally {
      under -= 1;
    }
  };

  const byTheClock = async (rate: number): Promise<void> => {
    while (performance.now() < end) {
      const due = Math.floor(((performance.now() - start) / 1000) * rate);
      for (; offered < due; offered++) {
        const connection = idle.pop();
        if (connection === undefined) continue;
        void send(connection, requests[sent++ % requests.length]!);
      }
      await setTimeout(TICK_MS);
    }
  };

  if (perSecond === undefined) {
    await Promise.all(
      all.map(async (connection) => {
        while (performance.now() < end && wrong.length === 0)
          await send(connection, requests[sent++ % requests.length]!);
      }),
    );
  } else await byTheClock(perSecond);
  while (under > 0 && performance.now() < end + STRAGGLERS_MS) await setTimeout(TICK_MS);
  if (under > 0) wrong.push(`${under} requests were never answered`);
  for (const connection of all) connection.close();
  refusals.sort((a, b) => a - b);
  const refusedWithinMs = refusals[Math.floor(refusals.length * 0.99)] ?? 0;
  return { good, refused: refusals.length, refusedWithinMs, wrong: [...new Set(wrong)] };
}
