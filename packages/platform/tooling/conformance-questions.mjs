// Writes packages/payroll-conformance/vectors/questions.jsonl: published figures as questions that any engine can answer, each with its source.
// They come from the vectors that lie beside the rules of payroll-core. With --check it fails when the file is another.
//
//   node packages/platform/tooling/conformance-questions.mjs [--check]
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './stages.mjs';

const core = join(root, 'packages', 'payroll-core', 'src');
const stored = join(root, 'packages', 'payroll-conformance', 'vectors', 'questions.jsonl');

/** How the rows of an instrument ask; undefined for rows that need more than an engine is told here. */
const kinds = {
  'au/payg-schedule-1': ({ scale, frequency, earnings, withheld, residency }) =>
    residency === undefined
      ? { kind: 'au.withholding', question: { scale, frequency, earnings }, expected: { withheld } }
      : undefined,
  'au/study-loans': ({ scale, frequency, earnings, withheld }) =>
    withheld === undefined
      ? undefined
      : { kind: 'au.withholding', question: { scale, frequency, earnings, studyLoan: true }, expected: { withheld } },
  'au/super-guarantee': ({ earlier, earnings, superGuarantee }) =>
    superGuarantee === undefined || earlier !== '0'
      ? undefined
      : { kind: 'au.super-guarantee', question: { earnings }, expected: { superGuarantee } },
  'nz/paye': nzPaye,
  'nz/acc-earners-levy': nzPaye,
  'nz/independent-earner-credit': nzPaye,
  'nz/student-loan': ({ taxCode, frequency, pay, deduction }) =>
    deduction === undefined
      ? undefined
      : { kind: 'nz.student-loan', question: { taxCode, frequency, pay }, expected: { deduction } },
};

function nzPaye({ taxCode, frequency, pay, paye }) {
  return { kind: 'nz.paye', question: { taxCode, frequency, pay }, expected: { paye } };
}

const lines = Object.entries(kinds).flatMap(([instrument, ask]) =>
  readdirSync(join(core, instrument, 'vectors'))
    .sort()
    .flatMap((file) => {
      const { source, rows } = JSON.parse(readFileSync(join(core, instrument, 'vectors', file), 'utf8'));
      const payDate = file.slice(0, 10);
      return rows.flatMap((row, index) => {
        const asked = ask(row);
        if (asked === undefined) return [];
        const { kind, question, expected } = asked;
        return [
          {
            id: `${instrument}@${payDate}#${index + 1}`,
            kind,
            question: { payDate, ...question },
            expected,
            source: row.source ?? source,
          },
        ];
      });
    }),
);
const text = `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
const isSame = existsSync(stored) && readFileSync(stored, 'utf8') === text;
if (!process.argv.includes('--check')) writeFileSync(stored, text);
else if (!isSame) {
  console.error('The questions are out of date; run node packages/platform/tooling/conformance-questions.mjs');
  process.exitCode = 1;
}
console.log(`payroll-conformance: ${lines.length} questions`);
