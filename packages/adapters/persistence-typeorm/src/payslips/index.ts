export { bindEmployeeMail } from './bind-employee-mail';
export { bindIssuedPayslips } from './bind-issued-payslips';
export { bindPayslipLinks } from './bind-payslip-links';
export { encryptedPayslipColumn, IssuedPayslipTable } from './issued-payslip-table';
export { PayslipLinkTable } from './payslip-link-table';
