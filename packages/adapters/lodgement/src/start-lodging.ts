import { lodgeDue, type LodgeDependencies } from '@anz-payroll/filing';
import { schedule } from 'node-cron';

export interface RunningLodging {
  /** Something was queued in this process: look now. */
  wake(): void;
  /** Claims nothing more and lets the attempts under way end. */
  stop(): Promise<void>;
}

/** The safety net below `wake`: what is due again, and what dead workers held. */
const everyTenSeconds = '*/10 * * * * *';

/** Runs the queue of lodgements in this process. Any number of processes may do so on one database. */
export function startLodging(
  deps: LodgeDependencies & { readonly onTrouble: (error: unknown) => void },
): RunningLodging {
  const pass = lodgeDue(deps);
  let stopping = false;
  let again = false;
  let running: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    do {
      again = false;
      try {
        await pass();
      } catch (error) {
        deps.onTrouble(error);
      }
    } while (again && !stopping);
    running = undefined;
  };
  const wake = (): void => {
    if (stopping) return;
    again = true;
    running ??= run();
  };
  const sweep = schedule(everyTenSeconds, wake, { noOverlap: true, name: 'lodgement-sweep' });
  wake();
  return {
    wake,
    stop: async () => {
      stopping = true;
      await sweep.destroy();
      await running;
    },
  };
}
