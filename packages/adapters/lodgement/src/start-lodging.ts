import { lodgeDue, type LodgeDependencies } from '@anz-payroll/filing';
import { startWorker, type RunningWorker } from '@anz-payroll/kernel/worker';

/** Finds what is due again and what dead workers held; what is queued in this process wakes the worker at once. */
const everyTenSeconds = '*/10 * * * * *';

/** Runs the queue of lodgements in this process. Any number of processes may do so on one database. */
export function startLodging(
  deps: LodgeDependencies & { readonly onTrouble: (error: unknown) => void },
): RunningWorker {
  return startWorker({ name: 'lodgement', every: everyTenSeconds, pass: lodgeDue(deps), onTrouble: deps.onTrouble });
}
