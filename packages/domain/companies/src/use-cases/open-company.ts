import type { Company } from '../domain/company';
import { companyAnnouncement } from '../domain/company-read-model';
import type { CompanyDraft } from '../domain/draft-company';
import type { CompanyStores } from '../ports';

/** Stores a drafted company inside a unit of work that the caller has opened, with its event. */
export async function openCompany(
  stores: Pick<CompanyStores, 'companies' | 'announcements'>,
  customerId: number,
  draft: CompanyDraft,
  now: number,
): Promise<Company> {
  return stores.companies.add({ customerId, ...draft, isDeleted: false, createdAt: now, updatedAt: now });
}

/** Called last in the unit of work: the event carries the company as it then is. */
export async function announceCompany(
  stores: Pick<CompanyStores, 'staff' | 'announcements'>,
  company: Company,
  type: 'company.created' | 'company.updated' | 'company.deleted',
): Promise<void> {
  const employees = (await stores.staff.basicOf([company.id])).get(company.id) ?? [];
  await stores.announcements.add([
    {
      type,
      customerId: company.customerId,
      companyId: company.id,
      entity: { type: 'company', id: company.id },
      data: companyAnnouncement(company, employees),
    },
  ]);
}
