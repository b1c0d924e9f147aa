import { randomUUID } from 'node:crypto';
import type { Actor } from '@anz-payroll/accounts';
import { openService, type Service } from '@anz-payroll/composition';
import type { Settings } from '@anz-payroll/configuration';

/** What commands work with. */
export interface AdminServices extends Service {
  /** Who the audit log names: nobody signed in, only somebody at the machine. */
  readonly actor: Actor;
}

export async function openServices(settings: Settings): Promise<AdminServices> {
  const service = await openService(settings);
  return {
    ...service,
    actor: { customerId: null, userId: null, clientId: null, requestId: `admin-${randomUUID()}` },
  };
}
