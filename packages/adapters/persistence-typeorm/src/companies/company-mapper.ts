import { normalKey, type Company, type CompanyDetails, type NewCompany } from '@anz-payroll/companies';
import type { Vault } from '../vault';
import type { CompanyRow, sealedCompanyFields } from './company-tables';
import type { SealedColumn } from '../resealing';

export const sealedCompanyPlace = 'companies.sealed';
export const irdNumberPlace = 'companies.ird_number_hash';

type SealedDetails = Pick<CompanyDetails, (typeof sealedCompanyFields)[number]>;

export function toCompanyRow(vault: Vault, company: NewCompany): Omit<CompanyRow, 'id' | 'version'> {
  const { ird_number, bank_account_number, abn, ...open } = company.details;
  const secrets: SealedDetails = { ird_number, bank_account_number };
  return {
    customerId: company.customerId,
    country: company.country,
    isDeleted: company.isDeleted,
    nameKey: normalKey(open.legal_name),
    details: open,
    sealed:
      ird_number === null && bank_account_number === null
        ? null
        : vault.seal(JSON.stringify(secrets), sealedCompanyPlace),
    abn,
    irdNumberHash: ird_number === null ? null : vault.lookupHash(ird_number, irdNumberPlace),
    createdAt: company.createdAt,
    updatedAt: company.updatedAt,
  };
}

const noSecrets: SealedDetails = { ird_number: null, bank_account_number: null };

export function toCompany(vault: Vault, row: CompanyRow): Company {
  const secrets =
    row.sealed === null ? noSecrets : (JSON.parse(vault.open(row.sealed, sealedCompanyPlace)) as SealedDetails);
  return {
    id: row.id,
    customerId: row.customerId,
    version: row.version,
    country: row.country,
    isDeleted: row.isDeleted,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    details: { ...row.details, ...secrets, abn: row.abn },
  };
}

export const sealedCompanyColumn: SealedColumn = {
  table: 'companies',
  column: 'sealed',
  place: sealedCompanyPlace,
  lookup: {
    column: 'ird_number_hash',
    place: irdNumberPlace,
    textOf: (plain) => (JSON.parse(plain) as SealedDetails).ird_number ?? '',
  },
};
