import { addDays, civilDate } from 'payroll-core';
import { hireFor, subscribe, type BenchEmployer } from '../../bench/bench-employer';
import { randomFrom, type Random } from '../../fuzz/random';
import type { TemporaryFixture } from '../../temporary-fixture';
import { auditService } from '../auditor/audit-service';
import { Asker, type Question } from '../load/ask';
import { nothingYet } from '../load/remembered';
import { FleetMember } from '../outbox-fleet';
import { settle } from '../settle';
import { answering, freePort, script, sleep } from '../fixture';
import { differences, type ShownPay, type ShownRun } from './compare-runs';

export interface KilledRuns {
  readonly kills: number;
  readonly employees: number;
  readonly seed: number;
  readonly report: (line: string) => void;
  readonly signal: AbortSignal;
}

export interface KilledRunsResult {
  readonly kills: number;
  readonly runs: number;
  readonly pays: number;
  readonly seconds: number;
  readonly broken: readonly string[];
}

const FIRST = civilDate('2024-07-12');

/**
 * Two companies with the same people are paid week after week. One is left in peace; the API is killed while it opens and
 * processes the runs of the other, and asked again. In the end both have been paid the same.
 */
export async function runKilledRuns(fixture: TemporaryFixture, settings: KilledRuns): Promise<KilledRunsResult> {
  const { kills, employees, seed, report, signal } = settings;
  const { service, environment } = fixture;
  const begun = Date.now();
  const customer = await subscribe(service);
  const calm = await hireFor(service, customer, employees);
  const troubled = await hireFor(service, customer, employees);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const api = new FleetMember('api', script('api'), { ...environment, PORT: String(port) });
  const asker = new Asker([url]);
  const killer = new Killer(api, asker, url, randomFrom(seed));
  const broken: string[] = [];
  let weeks = 0;
  api.start();
  try {
    await answering(url);
    for (; killer.kills < kills && broken.length === 0; weeks++) {
      signal.throwIfAborted();
      const payDate = addDays(FIRST, 7 * weeks);
      const undisturbed = await payWeek(calm, payDate, (question) => killer.inPeace(question));
      const disturbed = await payWeek(troubled, payDate, (question) => killer.inTrouble(question));
      broken.push(...differences(undisturbed, disturbed, employees).map((what) => `week of ${payDate}: ${what}`));
      if ((weeks + 1) % 10 === 0) report(`${killer.kills} kills in ${weeks + 1} pay runs`);
    }
    // The API dispatches too: every event gets its place in the feed.
    await settle(service, signal);
  } finally {
    await api.stop();
  }
  broken.push(...(await auditService(service, { remembered: nothingYet(), received: undefined })), ...asker.wrong);
  const seconds = Math.round((Date.now() - begun) / 1000);
  return { kills: killer.kills, runs: weeks, pays: weeks * employees, seconds, broken };
}

/** Asks with and without being killed in the middle of it. */
class Killer {
  kills = 0;
  /** How long the last request in peace took; the one in trouble is killed within that time. */
  private readonly tookMs: number[] = [];

  constructor(
    private readonly api: FleetMember,
    private readonly asker: Asker,
    private readonly url: string,
    private readonly random: Random,
  ) {}

  async inPeace(question: Question): Promise<unknown> {
    const begun = performance.now();
    const body = await this.answerTo(question);
    if (question.method === 'POST') this.tookMs.push(performance.now() - begun);
    return body;
  }

  async inTrouble(question: Question): Promise<unknown> {
    if (question.method !== 'POST') return this.answerTo(question);
    const withinMs = Math.ceil(this.tookMs.shift() ?? 100);
    do {
      const { starts } = this.api;
      const heard = this.asker.ask({ ...question, tries: 1 });
      const isAnswered = await Promise.race([
        heard.then(({ kind }) => kind === 'acknowledged'),
        sleep(this.random.whole(withinMs)).then(() => false),
      ]);
      if (isAnswered) break;
      this.api.signal('SIGKILL');
      if ((await heard).kind === 'unheard') this.kills += 1;
      while (this.api.starts === starts) await sleep(5);
      await answering(this.url);
    } while (this.random.chance(0.4));
    return this.answerTo(question);
  }

  private async answerTo(question: Question): Promise<unknown> {
    const heard = await this.asker.ask({ ...question, tries: 100 });
    if (heard.kind !== 'acknowledged') throw new Error(`${question.method} ${question.path} was never answered`);
    return heard.body;
  }
}

async function payWeek(
  { companyId, token }: BenchEmployer,
  pay_date: string,
  ask: (question: Question) => Promise<unknown>,
): Promise<{ readonly run: ShownRun; readonly pays: readonly ShownPay[] }> {
  const company = `/api/company/${companyId}`;
  const body = { pay_period: 'WEEKLY', pay_date };
  const opened = (await ask({ token, method: 'POST', path: `${company}/pay-runs`, body })) as ShownRun;
  const path = `${company}/pay-runs/${opened.pay_run_id}/process`;
  const run = (await ask({ token, method: 'POST', path })) as ShownRun;
  const listed = `${company}/pays?from=${pay_date}&to=${pay_date}`;
  return { run, pays: (await ask({ token, method: 'GET', path: listed })) as readonly ShownPay[] };
}
