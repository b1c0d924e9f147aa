import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import type { AccountsRefusal } from '../domain/accounts-refusal';
import type { Actor } from '../domain/actor';
import type { Plan } from '../domain/plan';
import { recordAudit } from './record-audit';

export interface CreatePlan {
  readonly code: string;
  readonly name: string;
  /** Null means any number of employees. */
  readonly employeeCap: number | null;
}

export function createPlan(deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock' | 'secrets'>) {
  return async (command: CreatePlan, actor: Actor): Promise<Result<Plan, AccountsRefusal>> => {
    const { code, name, employeeCap } = command;
    if (!/^[a-z0-9][a-z0-9-]{0,59}$/.test(code)) {
      return refused({
        code: 'plan/invalid',
        message: 'A plan code has up to 60 lower-case letters, digits and hyphens.',
        path: 'code',
      });
    }
    if (employeeCap !== null && !(Number.isSafeInteger(employeeCap) && employeeCap >= 0 && employeeCap <= 1_000_000)) {
      return refused({
        code: 'plan/invalid',
        message: 'An employee cap is a whole number from 0 to 1000000, or null for none.',
        path: 'employeeCap',
      });
    }
    return deps.unitOfWork.run(async (stores) => {
      const now = deps.clock.now();
      const plan = await stores.plans.add({ code, name, employeeCap, createdAt: now });
      if (plan === undefined) {
        return refused({ code: 'plan/code-taken', message: `There already is a plan ${code}.`, path: 'code' });
      }
      await recordAudit(stores, actor, now, {
        action: 'plan.create',
        recordType: 'plan',
        recordId: String(plan.id),
      });
      return accepted(plan);
    });
  };
}
