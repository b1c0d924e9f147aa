import type { UnitOfWork } from '@anz-payroll/kernel';

/** A link that opens one payslip until a moment. */
export interface PayslipLink {
  readonly secretHash: string;
  readonly customerId: number;
  readonly companyId: number;
  readonly payId: number;
  readonly expiresAt: number;
}

export interface PayslipLinks {
  /** Links that have ended go. */
  add(link: PayslipLink, now: number): Promise<void>;
  find(secretHash: string): Promise<PayslipLink | undefined>;
}

/** An e-mail to an employee; where it goes and its link are found when it is written. */
export interface PayslipEmail {
  readonly kind: 'payslip';
  /** The employee. */
  readonly userId: number;
  readonly facts: Readonly<
    Record<'company' | 'pay_date' | 'pay_id' | 'company_id' | 'customer_id', string> & {
      /** `pdf` where the payslip itself goes with it. */
      readonly attached?: 'pdf';
    }
  >;
}

export interface PayslipMailStores {
  readonly links: PayslipLinks;
  readonly emails: { add(email: PayslipEmail): Promise<void> };
}

export type PayslipMailUnitOfWork = UnitOfWork<PayslipMailStores>;
