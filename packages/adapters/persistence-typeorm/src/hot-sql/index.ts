/**
 * Statements that TypeORM would make too slow for a bar of `npm run bench` (decision 0420). Each names its bench. What
 * needs none of them belongs into a store, with a repository.
 */
export { accountRowsOn } from './accounts-on';
export { claimDeliveries } from './claimed-deliveries';
export { reachOfCompanies } from './company-reach';
export { knownHosts, type KnownHosts } from './due-deliveries';
export { readEmployee, readEmployeesWithCompany } from './employee-reads';
export { givePositions } from './feed-positions';
export { finishDeliveries } from './finish-deliveries';
export { insertRows, insertRowsWithMac, putRows, putRowsWithMac } from './insert-rows';
export { lastYearsBefore } from './last-years-before';
export { latestPays } from './latest-pays';
export { lockEmployees } from './lock-employees';
export { readRows, type ReadOptions } from './read-rows';
export { findAccesses } from './token-access';
export { findGoodRefreshes, useRefreshes } from './token-rotation';
export { queryWrittenOnce } from './written-query';
