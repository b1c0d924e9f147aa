export type { MetricValues } from '../observability';
export {
  StartRefused,
  startServer,
  startWorkerMetrics,
  type MeasuredBatchThread,
  type RunningServer,
  type ServerDependencies,
} from './server';
