export { runWorkers, tellStarted } from './run-workers';
export { workerCount } from './worker-count';
