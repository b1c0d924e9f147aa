import { Text } from '@anz-payroll/http-kit/contract';
import { journalAccountNames, type JournalAccount } from '@anz-payroll/reports';

const account = (name: JournalAccount, optional: boolean) =>
  Text({ min: 1, max: 20, description: journalAccountNames[name], ...(optional ? { optional } : {}) });

/** The codes of the accounts that journals name. */
export class JournalAccounts {
  @account('wages', false) wages!: string;
  @account('overtime', false) overtime!: string;
  @account('leave', false) leave!: string;
  @account('allowances', false) allowances!: string;
  @account('bonuses', false) bonuses!: string;
  @account('termination', false) termination!: string;
  @account('employer_contributions', false) employer_contributions!: string;
  @account('tax_payable', false) tax_payable!: string;
  @account('contributions_payable', false) contributions_payable!: string;
  @account('deductions_payable', false) deductions_payable!: string;
  @account('child_support_payable', false) child_support_payable!: string;
  @account('salary_sacrifice_payable', false) salary_sacrifice_payable!: string;
  @account('net_wages_payable', false) net_wages_payable!: string;
}

/** Accounts that are left out keep their code. */
export class JournalAccountsUpdate {
  @account('wages', true) wages?: string;
  @account('overtime', true) overtime?: string;
  @account('leave', true) leave?: string;
  @account('allowances', true) allowances?: string;
  @account('bonuses', true) bonuses?: string;
  @account('termination', true) termination?: string;
  @account('employer_contributions', true) employer_contributions?: string;
  @account('tax_payable', true) tax_payable?: string;
  @account('contributions_payable', true) contributions_payable?: string;
  @account('deductions_payable', true) deductions_payable?: string;
  @account('child_support_payable', true) child_support_payable?: string;
  @account('salary_sacrifice_payable', true) salary_sacrifice_payable?: string;
  @account('net_wages_payable', true) net_wages_payable?: string;
}
