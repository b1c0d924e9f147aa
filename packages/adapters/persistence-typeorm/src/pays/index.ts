export { bindAllowanceHistory } from './bind-allowance-history';
export { bindFinalPays } from './bind-final-pays';
export { bindPayRuns } from './bind-pay-runs';
export { bindPays, type PayNeighbours } from './bind-pays';
export { payItemSet } from './bind-pay-items';
export { payTables } from './pay-tables';
export { payMacTables } from './pay-macs';
export { timesheetSet } from './bind-timesheets';
export { verifyLedger } from './verify-ledger';
