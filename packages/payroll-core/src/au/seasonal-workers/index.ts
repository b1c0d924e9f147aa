export { seasonalWorkers, type SeasonalWorkerRules } from './seasonal-workers';
export { withholdFromSeasonalWorker } from './withhold-from-seasonal-worker';
