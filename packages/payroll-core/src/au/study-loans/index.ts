export { studyLoanComponent } from './study-loan-component';
export { studyLoans, type ComponentTable, type StudyLoanTables } from './study-loan-tables';
export { withholdWithStudyLoan } from './withhold-with-study-loan';
