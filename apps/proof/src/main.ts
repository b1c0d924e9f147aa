import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname } from 'node:path';
import { runAsAtBench } from './bench/as-at';
import { runAwardBench } from './bench/awards';
import { runChangesBench } from './bench/changes';
import { runDeliveries } from './bench/deliveries-outcome';
import { employeeBenchFigures, employeeBenchLines, runEmployeeBench } from './bench/employees';
import { withoutBars, type BenchOptions, type BenchOutcome } from './bench/figures';
import { runFairnessBench } from './bench/fairness';
import { removeLeftBehind } from './bench/left-behind';
import { runOverloadBench } from './bench/overload/run-overload';
import { runPayRunBench } from './bench/pay-runs';
import { exactBesideFloatFigures, exactBesideFloatLines } from './bench/exact-beside-float';
import { runAuBench } from './bench/payroll-core-au';
import { runNzBench } from './bench/payroll-core-nz';
import { runPayBench } from './bench/pays';
import { runReadBench } from './bench/reads';
import { runRotationBench } from './bench/rotation';
import { runWorkersBench } from './bench/workers';
import { updateProofPage, type ProofSection } from './proof-page';
import { proofReport, type MeasuredBench } from './proof-report';

interface Bench {
  readonly name: string;
  readonly about: string;
  readonly run: (options: BenchOptions) => Promise<BenchOutcome>;
}

const engines = '(SQLite; MariaDB where TEST_MYSQL_URL is set)';

/** Every bench prints ratios measured side by side in one run; absolutes belong to the machine. */
const benches: readonly Bench[] = [
  {
    name: 'au',
    about: 'Australian pays, exact beside the same rules in floating point',
    run: (options) => {
      const bench = runAuBench(options);
      return Promise.resolve({ lines: exactBesideFloatLines(bench), figures: exactBesideFloatFigures(bench) });
    },
  },
  {
    name: 'nz',
    about: 'New Zealand pays, exact beside the same rules in floating point',
    run: (options) => {
      const bench = runNzBench(options);
      return Promise.resolve({ lines: exactBesideFloatLines(bench), figures: exactBesideFloatFigures(bench) });
    },
  },
  {
    name: 'employees',
    about: 'Employees created and listed, time per employee as the company grows (SQLite)',
    run: async (options) => {
      const rows = await runEmployeeBench(options);
      return { lines: employeeBenchLines(rows), figures: employeeBenchFigures(rows) };
    },
  },
  {
    name: 'pays',
    about: `Pays worked out and committed beside raw inserts of the same rows ${engines}`,
    run: runPayBench,
  },
  {
    name: 'pay-runs',
    about: `Whole pay runs over HTTP: staged, worked out, committed, processed ${engines}`,
    run: runPayRunBench,
  },
  {
    name: 'awards',
    about: `Rosters priced by their award, and pay runs in which every pay is held against one ${engines}`,
    run: runAwardBench,
  },
  {
    name: 'changes',
    about: `The impact of a change of law and the anomalies of a run, 10,000 people over HTTP ${engines}`,
    run: runChangesBench,
  },
  {
    name: 'fairness',
    about: `Reads of one customer while a second pays 5,000 people and a third imports 10,000 ${engines}`,
    run: runFairnessBench,
  },
  {
    name: 'workers',
    about: 'Two serving processes beside one (MariaDB where TEST_MYSQL_URL is set)',
    run: runWorkersBench,
  },
  {
    name: 'reads',
    about: `Employees read and listed with a token, beside a bare Express with the same query ${engines}`,
    run: runReadBench,
  },
  {
    name: 'as-at',
    about: `Balances of an employee as at a day, with 1, 5 and 20 years of weekly pays, and one of 10,000 ${engines}`,
    run: runAsAtBench,
  },
  {
    name: 'overload',
    about: 'What gets done while three times as many requests come as can be served (SQLite)',
    run: runOverloadBench,
  },
  {
    name: 'rotation',
    about: `Refresh tokens rotated durably, beside oidc-provider in memory ${engines}`,
    run: runRotationBench,
  },
  {
    name: 'deliveries',
    about: 'Webhook deliveries, queued, sent and recorded, beside a loop that only sends and beside other queues',
    run: runDeliveries,
  },
];

const page = 'docs/proof.md';

/**
 * `npm run bench [-- au nz …] [--short] [--strict] [--write-docs] [--json <file>]`: figures to the terminal and to
 * `reports/bench.json`. A broken invariant ends it at once; a missed bar fails it only with `--strict`.
 */
async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const json = words.includes('--json') ? words.splice(words.indexOf('--json'), 2)[1] : 'reports/bench.json';
  if (json === undefined) throw new Error('--json names no file');
  const short = words.includes('--short');
  const named = words.filter((word) => !word.startsWith('--'));
  const unknown = named.filter((word) => !benches.some(({ name }) => name === word));
  if (unknown.length > 0) throw new Error(`There is no bench called ${unknown.join(' or ')}`);
  const wanted = benches.filter(({ name }) => named.length === 0 || named.includes(name));
  const machine = `Node ${process.versions.node}, ${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, ${process.platform} ${process.arch}.`;
  const sections: ProofSection[] = [];
  const measured: MeasuredBench[] = [];
  for (const { name, about, run } of wanted) {
    console.log(`\n${about}`);
    const outcome = await run({ short });
    const { lines, figures } = short ? withoutBars(outcome) : outcome;
    for (const line of lines) console.log(`  ${line}`);
    sections.push({ name, about, lines });
    measured.push({ name, about, figures });
  }
  const report = proofReport(measured, { measuredAt: new Date().toISOString(), machine, short });
  mkdirSync(dirname(json), { recursive: true });
  writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`);
  if (words.includes('--write-docs') && !short) {
    writeFileSync(page, updateProofPage(readFileSync(page, 'utf8'), sections, machine));
  }
  const { met, of } = report.bars;
  const bars = short ? 'a short run judges no speed' : `${met} of ${of} bars met`;
  console.log(`\nbench: ${wanted.length} of ${benches.length} ran, ${bars}; figures in ${json}`);
  if (words.includes('--strict') && !short && met < of) process.exitCode = 1;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void removeLeftBehind().finally(() => process.exit(130));
  });
}

main().catch(async (error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  await removeLeftBehind();
  console.error('bench: FAILED');
  process.exit(1);
});
