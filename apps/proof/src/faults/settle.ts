import type { Service } from '@anz-payroll/composition';
import { sleep, waiting } from './fixture';

/** An attempt that a fault has spoilt is due again after half a minute, the next one a minute later. */
const SETTLE_WITHIN_MS = 150_000;

/** Until the dispatchers have nothing left to do. */
export async function settle(service: Service, signal: AbortSignal): Promise<void> {
  for (const deadline = Date.now() + SETTLE_WITHIN_MS; Date.now() < deadline; await sleep(200)) {
    signal.throwIfAborted();
    const isPlaced = await service.database
      .reading((tx) => tx)
      .run(async (tx) => {
        const [row] = await tx.query<{ n: number }>('SELECT COUNT(*) AS n FROM events WHERE position IS NULL');
        return Number(row?.n ?? 0) === 0;
      });
    if (isPlaced && (await waiting(service)) === 0) return;
  }
}
