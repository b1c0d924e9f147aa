import {
  normalKey,
  omittedCompanyDetails,
  type Company,
  type CompanyDetails,
  type NewCompany,
} from '@anz-payroll/companies';
import type { FieldEncryption } from '../encryption';
import { encryptedColumn } from '../reencryption';
import { CompanyTable, type CompanyRow, type encryptedCompanyFields } from './company-tables';

export const irdNumberColumn = 'companies.ird_number_hash';

type EncryptedDetails = Pick<CompanyDetails, (typeof encryptedCompanyFields)[number]>;

/** All columns but the encrypted one, which needs the row's id. */
export function toCompanyRow(
  encryption: FieldEncryption,
  company: NewCompany,
): Omit<CompanyRow, 'id' | 'version' | 'sealed'> {
  const { ird_number, bank_account_number: _secret, abn, ...open } = company.details;
  return {
    customerId: company.customerId,
    country: company.country,
    isDeleted: company.isDeleted,
    nameKey: normalKey(open.legal_name),
    details: open,
    abn,
    irdNumberHash: ird_number === null ? null : encryption.lookupHash(ird_number, irdNumberColumn),
    createdAt: company.createdAt,
    updatedAt: company.updatedAt,
  };
}

/** Written also where there is no number, so that a value that was taken away is missed. */
export function encryptCompany(
  encryption: FieldEncryption,
  row: Pick<CompanyRow, (typeof boundToCompany)[number]>,
  company: NewCompany,
): string {
  const { ird_number, bank_account_number } = company.details;
  const secrets: EncryptedDetails = { ird_number, bank_account_number };
  return encryption.encrypt(JSON.stringify(secrets), encryptedCompanyColumn.ownerOf(row));
}

const noSecrets: EncryptedDetails = { ird_number: null, bank_account_number: null };

export function toCompany(encryption: FieldEncryption, row: CompanyRow): Company {
  const plain = encryption.decrypt(row.sealed ?? '', encryptedCompanyColumn.ownerOf(row));
  const secrets = { ...noSecrets, ...JSON.parse(plain) } as EncryptedDetails;
  return {
    id: row.id,
    customerId: row.customerId,
    version: row.version,
    country: row.country,
    isDeleted: row.isDeleted,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    details: { ...omittedCompanyDetails, ...row.details, ...secrets, abn: row.abn },
  };
}

const boundToCompany = [
  'id',
  'customerId',
  'country',
  'isDeleted',
  'nameKey',
  'details',
  'abn',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof CompanyRow)[];

export const encryptedCompanyColumn = encryptedColumn(CompanyTable, 'sealed', {
  boundTo: boundToCompany,
  isRequired: true,
  lookup: {
    column: 'ird_number_hash',
    name: irdNumberColumn,
    textOf: (plain) => (JSON.parse(plain) as Partial<EncryptedDetails>).ird_number ?? null,
  },
});
