import type { AttemptOutcome, Sender, WorkQueue } from '@anz-payroll/webhook-outbox';
import type { Clock, Tracer } from '@anz-payroll/kernel';
import { startWorker, type RunningWorker } from '@anz-payroll/kernel/worker';
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
  /** Told of each delivery; the receiver gets no trace ids. */
  readonly tracer?: Tracer | undefined;
}

/** The sweep finds what other processes queued, what is due again and what dead workers held. */
const everyTwoSeconds = '*/2 * * * * *';

/** Delivers from this process until it is stopped. What is queued in this process wakes the dispatcher at once. */
export function startDispatcher(settings: DispatcherSettings): RunningWorker {
  const { dispatcher, close } = openDispatcher(settings);
  const sweep = startWorker({
    name: 'outbox-sweep',
    every: everyTwoSeconds,
    pass: () => dispatcher.sweep(),
    onTrouble: (error) => settings.onTrouble('the sweep', error),
  });
  return {
    wake: () => dispatcher.wake(),
    stop: async () => {
      await sweep.stop();
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

function openDispatcher(settings: DispatcherSettings): { readonly dispatcher: Dispatcher; readonly close: () => void } {
  const sender = undiciSender(settings.targets);
  const dispatcher = new Dispatcher({ ...settings, sender: traced(sender, settings.tracer), signer: nodeSigner });
  return { dispatcher, close: () => sender.close() };
}

function traced(sender: Sender, tracer: Tracer | undefined): Sender {
  if (tracer === undefined) return sender;
  return { send: (...delivery) => tracer.span('deliver webhook', () => sender.send(...delivery), outcomeOf) };
}

function outcomeOf(outcome: AttemptOutcome) {
  return {
    'payroll.outcome': outcome.kind,
    ...(outcome.kind === 'answered' ? { 'http.response.status_code': outcome.statusCode } : {}),
  };
}
