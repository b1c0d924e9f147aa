import { schedule } from 'node-cron';
import type { WorkQueue } from '@anz-payroll/webhook-outbox';
import type { Clock } from '@anz-payroll/kernel';
import { nodeSigner } from '../sending/node-signer';
import { undiciSender } from '../sending/undici-sender';
import type { TargetPolicy } from '../sending/vet-target';
import { Dispatcher } from './dispatcher';
import type { DispatcherLimits } from './dispatcher-limits';

export interface DispatcherSettings {
  readonly queue: WorkQueue;
  readonly targets: TargetPolicy;
  readonly clock: Clock;
  readonly onTrouble: (what: string, error: unknown) => void;
  readonly limits?: Partial<DispatcherLimits>;
}

export interface RunningDispatcher {
  /** Something was queued in this process: look now. */
  wake(): void;
  /** Claims nothing more, lets attempts under way end and records them. */
  stop(): Promise<void>;
}

/** Sweeps every two seconds: the safety net below `wake`, and what finds the dead. */
const everyTwoSeconds = '*/2 * * * * *';

export function startDispatcher(settings: DispatcherSettings): RunningDispatcher {
  const { dispatcher, close } = openDispatcher(settings);
  const sweep = schedule(everyTwoSeconds, () => dispatcher.sweep(), {
    noOverlap: true,
    name: 'outbox-sweep',
    logger: sweepLog(settings),
  });
  void dispatcher.sweep();
  return {
    wake: () => dispatcher.wake(),
    stop: async () => {
      await sweep.destroy();
      await dispatcher.stop();
      close();
    },
  };
}

/** One bounded pass, for system cron: everything that is due now, then the end. */
export async function dispatchOnce(settings: DispatcherSettings): Promise<void> {
  const { dispatcher, close } = openDispatcher(settings);
  await dispatcher.drain();
  close();
}

/** A sweep that comes late or is left out is made good by the next one, so only errors are worth a line. */
function sweepLog({ onTrouble }: DispatcherSettings) {
  const quiet = (): void => undefined;
  return {
    info: quiet,
    warn: quiet,
    debug: quiet,
    error: (what: string | Error) => onTrouble('the sweep', what),
  };
}

function openDispatcher(settings: DispatcherSettings): { readonly dispatcher: Dispatcher; readonly close: () => void } {
  const sender = undiciSender(settings.targets);
  const dispatcher = new Dispatcher({ ...settings, sender, signer: nodeSigner });
  return { dispatcher, close: () => sender.close() };
}
