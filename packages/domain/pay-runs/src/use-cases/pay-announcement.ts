import type { Announcement } from '@anz-payroll/kernel';
import { payEventModel } from '../domain/pay-read-model';
import type { PayRecord } from '../domain/pay-record';

/** Only a completed pay is told about (spec 6, rule 1). */
export function payAnnouncement(type: 'pay.created' | 'pay.updated' | 'pay.deleted', pay: PayRecord): Announcement {
  const { customerId, companyId, id } = pay;
  return { type, customerId, companyId, entity: { type: 'pay', id }, data: payEventModel(pay) };
}
