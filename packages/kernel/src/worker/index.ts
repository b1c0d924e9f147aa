export { startPeriodic, type PeriodicWork } from './start-periodic';
export { startWorker, type RunningWorker, type WorkerOptions } from './start-worker';
