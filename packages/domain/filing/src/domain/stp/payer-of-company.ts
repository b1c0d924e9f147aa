import type { Company } from '@anz-payroll/companies';
import { plainText } from '../plain-text';
import type { StpPayer } from './stp-event';

const most = { name: 200, contactName: 60, phone: 16 };

export function payerOfCompany({ details }: Company, softwareId: string): StpPayer {
  return {
    abn: details.abn ?? '',
    branch: String(details.branch_number).padStart(3, '0'),
    name: plainText(details.legal_name).slice(0, most.name),
    contactName: plainText(details.contact_name ?? details.legal_name).slice(0, most.contactName),
    emailAddress: details.email_address ?? '',
    phone: digitsAndBlanks(details.phone ?? '').slice(0, most.phone),
    postcode: details.postcode ?? '',
    softwareId,
  };
}

/** The tax office takes digits and blanks in a telephone number and nothing else. */
export function digitsAndBlanks(phone: string): string {
  return phone
    .replace(/[^0-9 ]/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
}
