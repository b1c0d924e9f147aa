import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startBenchApi } from '../bench-api';
import { hire, type BenchEmployer } from '../bench-employer';
import { inBenchFixture } from '../bench-fixture';
import { atLeast, atMost, figure, figureLine, type BenchOptions, type BenchOutcome } from '../figures';
import type { OfferedAnswers, OfferedLoad } from './offered-load';

const EMPLOYEES = 50;
const OVER = 3;
/** The peak is looked for upwards from here, by steps of this factor. */
const FROM_PER_SECOND = 200;
const STEP = 1.5;

/**
 * What the service gets done when it is asked for three times what it can do. What it can do is the best of a rising
 * series, and is measured again before every turn.
 */
export function runOverloadBench({ short }: BenchOptions): Promise<BenchOutcome> {
  const [turns, seconds, settleSeconds] = short ? [1, 1, 0.5] : [5, 3, 2];
  return inBenchFixture(undefined, async ({ service, environment }) => {
    const employer = await hire(service, EMPLOYEES);
    const api = await startBenchApi(environment, employer.token);
    const child = fork(join(__dirname, 'offered-load-main.js'), [], { execArgv: [] });
    const requests = mixOf(employer);
    const offer = async (connections: number, perSecond?: number): Promise<OfferedAnswers> => {
      const answered = once(child, 'message') as Promise<[{ answers: OfferedAnswers } | { error: string }]>;
      const pace = perSecond === undefined ? {} : { perSecond };
      child.send({ port: api.port, requests, ...pace, settleSeconds, seconds, connections } satisfies OfferedLoad);
      const [answer] = await answered;
      if ('error' in answer) throw new Error(answer.error);
      const { wrong } = answer.answers;
      if (wrong.length > 0) throw new Error(`Overload: ${wrong.join('; ')}`);
      return answer.answers;
    };
    try {
      const ratios: number[] = [];
      const [peaks, goods, full, within, waited] = Array.from({ length: 5 }, (): number[] => []) as Five;
      let peak = await climb((perSecond) => offer(PROMPT, perSecond), seconds);
      for (let turn = 0; turn <= turns; turn++) {
        peak = Math.max(...(await measured([0.9, 1, 1.1], peak, (rate) => offer(PROMPT, rate), seconds)));
        const over = await offer(MANY, peak * OVER);
        const endless = await offer(ENDLESS, peak * OVER);
        const [few, many] = [await offer(PROMPT), await offer(PROMPT * OVER)];
        if (turn === 0 && !short) continue;
        peaks.push(peak);
        goods.push(over.good / seconds);
        ratios.push(over.good / seconds / peak);
        full.push(endless.good / seconds / peak);
        within.push(endless.refusedWithinMs);
        waited.push(many.good / few.good);
      }
      const figures = [
        figure('most that was done', 'requests a second', peaks),
        figure('done while three times as many came', 'requests a second', goods),
        figure('done under three times the load over the most', 'ratio', ratios, atLeast(0.9)),
        figure('the same once no more may wait, over the most', 'ratio', full, atLeast(0.9)),
        figure('refused within, 99 of 100, once no more may wait', 'ms', within, atMost(20)),
        figure('done for 192 clients that wait for their answers over done for 64', 'ratio', waited, atLeast(0.9)),
      ];
      return { figures, lines: [...figures.map(figureLine), 'every refusal was a 429 or 503 with Retry-After'] };
    } finally {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      await api.stop();
    }
  });
}

/** Connections enough for the peak, too many, and more than may wait. */
const PROMPT = 64;
const MANY = 1500;
const ENDLESS = 5000;

type Five = [number[], number[], number[], number[], number[]];

async function measured(
  factors: readonly number[],
  around: number,
  offer: (perSecond: number) => Promise<OfferedAnswers>,
  seconds: number,
): Promise<readonly number[]> {
  const done: number[] = [];
  for (const factor of factors) done.push((await offer(around * factor)).good / seconds);
  return done;
}

/** Asks for more and more until more is not got. */
async function climb(offer: (perSecond: number) => Promise<OfferedAnswers>, seconds: number): Promise<number> {
  let best = 0;
  for (let rate = FROM_PER_SECOND; ; rate *= STEP) {
    const done = (await offer(rate)).good / seconds;
    if (done < best * 1.1) return Math.max(best, done);
    best = done;
  }
}

/** Mostly people looked at, some lists, some changes. */
function mixOf({ companyId, employeeIds, token }: BenchEmployer): readonly string[] {
  const company = `/api/company/${companyId}`;
  return employeeIds.map((id, at) => {
    if (at % 10 === 4) return request(token, 'GET', `${company}/employees`);
    if (at % 10 !== 9) return request(token, 'GET', `/api/employees/${id}`);
    return request(token, 'PATCH', `${company}/employees/update`, [{ id, city: 'Melbourne' }]);
  });
}

function request(token: string, method: string, path: string, body?: unknown): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const about = text === '' ? '' : `content-type: application/json\r\ncontent-length: ${text.length}\r\n`;
  return `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\n${about}\r\n${text}`;
}
