import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { openService, type Service } from '@anz-payroll/composition';
import { readSettings } from '@anz-payroll/configuration';
import { startDispatcher } from '@anz-payroll/webhook-sending';
import { bindAnnouncements } from '@anz-payroll/persistence-typeorm';
import type { WorkQueue } from '@anz-payroll/webhook-outbox';
import { atLeast, figure, pairRatios, type Figure } from '../figures';

export interface BesideSlow {
  /** Deliveries a second to the healthy listeners, alone and beside the others; one figure a turn. */
  readonly alone: readonly number[];
  readonly beside: readonly number[];
}

export interface BesideSlowSettings {
  readonly turns: number;
  /** Each is heard by every listener. Enough for a rate: what slow listeners hold is held once, in the first moments. */
  readonly changes: number;
  /** One turn more, before the others and not counted. */
  readonly warmUp: boolean;
}

const healthy = 50;
/** Of the slow listener's 9 seconds no answer comes in less. */
const slowMs = 8_000;
const customerId = 1;

/** Fifty healthy listeners alone, and then beside one that takes 9 seconds and one that never answers; turn by turn. */
export async function runBesideSlow({ turns, changes, warmUp }: BesideSlowSettings): Promise<BesideSlow> {
  const listener = new Worker(join(__dirname, 'listener.js'));
  const [{ port }] = (await once(listener, 'message')) as [{ port: number }];
  const folder = await mkdtemp(join(tmpdir(), 'payroll-bench-'));
  const read = readSettings({
    DATABASE_URL: `sqlite:${join(folder, 'bench.sqlite')}`,
    DATA_FOLDER: folder,
    DEMO_SEED: 'off',
    WEBHOOK_ALLOW_PRIVATE_TARGETS: 'true',
  });
  if (!read.ok) throw new Error(read.problems.join('; '));
  const service = await openService(read.settings);
  try {
    await service.database.migrate();
    const register = (path: string, events: readonly string[]) =>
      service.outbox.registerEndpoint({ customerId, url: `http://127.0.0.1:${port}/${path}`, events });
    for (let each = 0; each < healthy; each++) await register(`h${each}`, ['employee.created', 'employee.updated']);
    for (const path of ['slow', 'dead']) await register(path, ['employee.updated']);
    const result = { alone: [] as number[], beside: [] as number[] };
    for (let turn = warmUp ? 0 : 1; turn <= turns; turn++) {
      const alone = await rate(service, 'employee.created', changes);
      const beside = await rate(service, 'employee.updated', changes);
      if (turn === 0) continue;
      result.alone.push(alone);
      result.beside.push(beside);
    }
    return result;
  } finally {
    await service.close();
    await listener.terminate();
    await rm(folder, { recursive: true, force: true });
  }
}

export function besideSlowFigure({ alone, beside }: BesideSlow): Figure {
  const name = 'fifty healthy listeners beside a slow and a dead one, over their rate alone';
  return figure(name, 'ratio', pairRatios(beside, alone), atLeast(0.9));
}

async function rate(service: Service, type: 'employee.created' | 'employee.updated', changes: number): Promise<number> {
  const wanted = healthy * changes;
  await service.database.unitOfWork((tx) => tx).run((tx) => tx.execute('DELETE FROM webhook_deliveries'));
  const told = Array.from({ length: changes }, (_, id) => ({
    type,
    customerId,
    companyId: 1,
    entity: { type: 'employee' as const, id: id + 1 },
    data: { notes: 'x'.repeat(1500) },
  }));
  await service.database.unitOfWork((tx) => bindAnnouncements(tx)).run((port) => port.add(told));
  const started = Date.now();
  const recorded = countingPrompt(service.deliveries, wanted);
  const dispatcher = startDispatcher({
    queue: recorded.queue,
    targets: service.targets,
    clock: service.clock,
    limits: { perHost: 128 },
    onTrouble: () => undefined,
  });
  const perSecond = wanted / (((await recorded.all) - started) / 1000);
  await dispatcher.stop();
  return perSecond;
}

/** The moment at which so many prompt answers have been recorded; asking the database would slow down what is measured. */
function countingPrompt(
  queue: WorkQueue,
  wanted: number,
): { readonly queue: WorkQueue; readonly all: Promise<number> } {
  let count = 0;
  let reached: (moment: number) => void;
  const all = new Promise<number>((resolve) => (reached = resolve));
  return {
    all,
    queue: {
      ...queue,
      turn: async (finished, request) => {
        const claimed = await queue.turn(finished, request);
        count += finished.filter(({ outcome }) => outcome?.kind === 'answered' && outcome.durationMs < slowMs).length;
        if (count >= wanted) reached(Date.now());
        return claimed;
      },
    },
  };
}
