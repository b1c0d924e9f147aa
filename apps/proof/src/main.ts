import { cpus } from 'node:os';
import { readFileSync, writeFileSync } from 'node:fs';
import { deliveriesReport } from './bench/deliveries/deliveries-report';
import { employeeBenchLines, runEmployeeBench } from './bench/employees';
import { auBenchLines, runAuBench } from './bench/payroll-core-au';
import { nzBenchLines, runNzBench } from './bench/payroll-core-nz';
import { runPayBench } from './bench/pays';
import { updateProofPage, type ProofSection } from './proof-page';

interface Bench {
  readonly name: string;
  readonly about: string;
  readonly run: () => Promise<readonly string[]>;
}

/** Every bench prints ratios measured side by side in one run; absolutes belong to the machine. */
const benches: readonly Bench[] = [
  {
    name: 'au',
    about: 'Australian pays, exact beside the same rules in floating point',
    run: () => Promise.resolve(auBenchLines(runAuBench())),
  },
  {
    name: 'nz',
    about: 'New Zealand pays, exact beside the same rules in floating point',
    run: () => Promise.resolve(nzBenchLines(runNzBench())),
  },
  {
    name: 'employees',
    about: 'Employees created and listed, time per employee as the company grows (SQLite)',
    run: async () => employeeBenchLines(await runEmployeeBench()),
  },
  {
    name: 'pays',
    about:
      'Pays worked out and committed beside raw inserts of the same rows (SQLite; MariaDB where TEST_MYSQL_URL is set)',
    run: async () => {
      const server = process.env['TEST_MYSQL_URL'] ?? '';
      const lines = await runPayBench({ server: undefined });
      return server === '' ? lines : [...lines, ...(await runPayBench({ server }))];
    },
  },
  {
    name: 'deliveries',
    about: 'Webhook deliveries, queued, sent and recorded, beside a loop that only sends and beside other queues',
    run: () => deliveriesReport(),
  },
];

const page = 'docs/proof.md';

/** `npm run bench [-- au nz …] [-- --write-docs]` */
async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const wanted = benches.filter(({ name }) => words.every((word) => word.startsWith('--')) || words.includes(name));
  const measured: ProofSection[] = [];
  for (const { name, about, run } of wanted) {
    console.log(`\n${about}`);
    const lines = await run();
    for (const line of lines) console.log(`  ${line}`);
    measured.push({ name, about, lines });
  }
  if (words.includes('--write-docs')) {
    const machine = `Node ${process.versions.node}, ${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, ${process.platform} ${process.arch}.`;
    writeFileSync(page, updateProofPage(readFileSync(page, 'utf8'), measured, machine));
  }
  console.log(`\nbench: ${wanted.length} of ${benches.length} ran`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
