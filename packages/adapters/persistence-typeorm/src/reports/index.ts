export { bindReports, journalAccountSet } from './bind-reports';
export { reportTables } from './report-tables';
