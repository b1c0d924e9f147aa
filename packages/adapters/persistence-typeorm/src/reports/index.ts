export { bindReports } from './bind-reports';
export { reportTables } from './report-tables';
