import { warningsOf, type PayRecord, type PaysRefusal } from '@anz-payroll/pay-runs';
import { inWords } from '../../pay-pages';

/** What has to be seen to after a change; what the pay itself is warned of stands on its page. */
const afterChange: ReadonlySet<string> = new Set([
  'stp/year-opened',
  'payment-file/pay-changed',
  'pay/start-date-of-reinstatement',
  'pay/later-super-left-out',
]);

export function toSeeTo(pays: readonly PayRecord[]): readonly string[] {
  const warnings = pays.flatMap((pay) => warningsOf(pay)).filter(({ code }) => afterChange.has(code));
  return [...new Set(warnings.map(({ message }) => inWords(message)))];
}

/** A refusal as a page says it: what the API takes as a parameter is a box to tick here. */
export function refusedInWords({ message, confirm = [] }: Pick<PaysRefusal, 'message' | 'confirm'>): string {
  const says = inWords(message);
  return confirm.length === 0 ? says : `${says} Tick the box that says so to change or delete it all the same.`;
}
