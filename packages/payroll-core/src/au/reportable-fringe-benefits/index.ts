export { reportableAmount } from './reportable-amount';
export { reportableFringeBenefits, type ReportableFringeBenefits } from './reportable-fringe-benefits';
