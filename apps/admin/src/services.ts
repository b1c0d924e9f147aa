import { randomUUID } from 'node:crypto';
import { hostname, userInfo } from 'node:os';
import { env } from 'node:process';
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
  const requestId = `admin-${randomUUID()}`;
  return {
    ...service,
    actor: { customerId: null, userId: null, clientId: null, requestId, operator: operatorName() },
  };
}

/** Whoever became another user of the machine for the command is named too. */
function operatorName(): string {
  const before = env['SUDO_USER'];
  const user = before === undefined ? userInfo().username : `${before} as ${userInfo().username}`;
  return `${user} at ${hostname()}`.slice(0, 120);
}
