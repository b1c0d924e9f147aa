import type { Question } from './ask';
import type { Scene, Work } from './scene';

const WEEK_MS = 7 * 86_400_000;
const FIRST = Date.UTC(2024, 6, 12);
/** The last week whose law is confirmed. */
const WEEKS = 150;
/** An approval may be spent by a process that was killed before it released; then it is asked for again. */
const ROUNDS = 4;

interface Run {
  readonly pay_run_id: number;
  readonly status: string;
}

interface Waiting {
  readonly id: number;
  readonly status: string;
}

/**
 * Week after week of companies that ask for a second person: a run is opened, asked for, approved by somebody else or by
 * their delegate, often by two at once, processed, and paid out by a bank file that somebody else approves, too.
 */
export function approvedRuns(): Work {
  let turn = 0;
  return async (scene) => {
    const { fixture, asker, remembered } = scene;
    const { companyIds, officer } = fixture.guarded;
    const week = Math.floor(turn / companyIds.length);
    const companyId = companyIds[turn % companyIds.length]!;
    if (week >= WEEKS) return;
    turn += 1;
    const pay_date = new Date(FIRST + week * WEEK_MS).toISOString().slice(0, 10);
    const path = `/api/company/${companyId}/pay-runs`;
    const opened = await asker.ask({
      ...{ token: officer, method: 'POST', path },
      body: { pay_period: 'WEEKLY', pay_date },
    });
    if (opened.kind !== 'acknowledged') return;
    const run = `${path}/${(opened.body as Run).pay_run_id}`;
    const processed = await releaseBy(scene, companyId, { token: officer, method: 'POST', path: `${run}/process` });
    if ((processed as Run | undefined)?.status !== 'processed') return;
    remembered.processedRuns.add((opened.body as Run).pay_run_id);
    const file = { token: officer, method: 'POST', path: `${run}/payment-files`, body: { kind: 'bank' } };
    await releaseBy(scene, companyId, file);
  };
}

/** Asks until somebody else has approved it and it is done; what it answered, or undefined. */
async function releaseBy(
  { fixture, asker, random, remembered }: Scene,
  companyId: number,
  question: Question,
): Promise<unknown> {
  const { officer, approver, delegate } = fixture.guarded;
  const requests = `/api/company/${companyId}/release-requests`;
  for (let round = 0; round < ROUNDS && asker.isOn; round++) {
    const ask = () => asker.ask({ ...question, expected: [409] });
    const heard = await Promise.all(random.chance(0.4) ? [ask(), ask()] : [ask()]);
    const done = heard.find((each) => each.kind === 'acknowledged');
    if (done?.kind === 'acknowledged') {
      remembered.released.add(question.path);
      return done.body;
    }
    const listed = await asker.ask({ token: approver, method: 'GET', path: requests });
    if (listed.kind !== 'acknowledged') continue;
    for (const { id, status } of listed.body as readonly Waiting[]) {
      if (status !== 'waiting') continue;
      const decide = (token: string) =>
        asker.ask({
          ...{ token, method: 'POST', path: `${requests}/${id}/decision`, body: { decision: 'approve' } },
          expected: [403, 409],
        });
      // Whoever asked tries it as well, and must not succeed.
      const tried = random.chance(0.2) ? [decide(officer)] : [];
      await Promise.all([...tried, decide(random.chance(0.5) ? delegate : approver), decide(approver)]);
    }
  }
  return undefined;
}
