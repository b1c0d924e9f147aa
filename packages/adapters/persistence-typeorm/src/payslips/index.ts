export { bindEmployeeMail } from './bind-employee-mail';
export { bindPayslipLinks } from './bind-payslip-links';
export { PayslipLinkTable } from './payslip-link-table';
