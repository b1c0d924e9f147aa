export { deductCompulsoryExtra, type CompulsoryExtra } from './deduct-compulsory-extra';
export { deductStandard } from './deduct-standard';
export { deductVoluntary, type VoluntaryExtra } from './deduct-voluntary';
export { liablePay } from './liable-pay';
export { studentLoan, type StudentLoan } from './student-loan';
