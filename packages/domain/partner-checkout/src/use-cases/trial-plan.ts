import type { Plan } from '@anz-payroll/accounts';
import type { CheckoutStores } from '../ports';

const code = 'partner-trial';

/** How many employees a trial may have, unless the operator has made a plan of this code with another cap. */
const employeeCap = 20;

export async function trialPlan({ plans }: Pick<CheckoutStores, 'plans'>, now: number): Promise<Plan> {
  const known = await plans.findByCode(code);
  if (known !== undefined) return known;
  const made = await plans.add({ code, name: 'Partner trial', employeeCap, createdAt: now });
  const plan = made ?? (await plans.findByCode(code));
  if (plan === undefined) throw new Error(`The plan ${code} can be neither made nor found.`);
  return plan;
}
