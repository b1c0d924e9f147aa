import { Text } from '@anz-payroll/http-kit/contract';

const code = Text({ optional: true, max: 20 });

/** The form of the journal's accounts; what is not sent stays as it is. */
export class JournalAccountsForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ optional: true, max: 200 }) version?: string;
  @code wages?: string;
  @code overtime?: string;
  @code leave?: string;
  @code allowances?: string;
  @code bonuses?: string;
  @code termination?: string;
  @code employer_contributions?: string;
  @code tax_payable?: string;
  @code contributions_payable?: string;
  @code deductions_payable?: string;
  @code child_support_payable?: string;
  @code salary_sacrifice_payable?: string;
  @code net_wages_payable?: string;
}
