export { bindAllowanceHistory } from './bind-allowance-history';
export { bindFinalPays } from './bind-final-pays';
export { bindPays, type PayNeighbours } from './bind-pays';
export { payTables } from './pay-tables';
