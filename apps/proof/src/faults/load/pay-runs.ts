import type { Work } from './scene';

const WEEK_MS = 7 * 86_400_000;
const FIRST = Date.UTC(2024, 6, 12);
/** The last week whose law is confirmed. */
const WEEKS = 150;

interface Run {
  readonly pay_run_id: number;
  readonly status: string;
}

/** Week after week of the companies that are paid by runs: opened and processed, sometimes by two clients at once. */
export function payRuns(): Work {
  let turn = 0;
  return async ({ fixture, asker, random, remembered }) => {
    const { companyIds, token } = fixture.runs;
    const week = Math.floor(turn / companyIds.length);
    const companyId = companyIds[turn % companyIds.length]!;
    if (week >= WEEKS) return;
    turn += 1;
    const pay_date = new Date(FIRST + week * WEEK_MS).toISOString().slice(0, 10);
    const path = `/api/company/${companyId}/pay-runs`;
    const open = () => asker.ask({ token, method: 'POST', path, body: { pay_period: 'WEEKLY', pay_date } });
    const [opened] = await Promise.all(random.chance(0.3) ? [open(), open()] : [open()]);
    if (opened?.kind !== 'acknowledged') return;
    const { pay_run_id } = opened.body as Run;
    const process = () => asker.ask({ token, method: 'POST', path: `${path}/${pay_run_id}/process` });
    const all = await Promise.all(random.chance(0.3) ? [process(), process()] : [process()]);
    if (all.some((each) => each.kind === 'acknowledged' && (each.body as Run).status === 'processed')) {
      remembered.processedRuns.add(pay_run_id);
    }
  };
}
