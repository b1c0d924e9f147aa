#!/usr/bin/env node
// Asks engines published figures and ranks them by exact matches.
//
//   npx payroll-conformance                                             payroll-core alone
//   npx payroll-conformance --engine mine="python3 mine.py"             a program: JSON lines in, JSON lines out
//   npx payroll-conformance --engine mine=https://127.0.0.1:8080/ask    HTTP: POST a list of questions, answer a list
//   --kind au.withholding   only this kind     --from 2026-01-01   only questions from this day on
//   --wrong 20              show so many wrong answers of each engine     --report report.md   write the ranking
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true, default: [] },
    questions: { type: 'string', default: fileURLToPath(new URL('../vectors/questions.jsonl', import.meta.url)) },
    kind: { type: 'string' },
    from: { type: 'string', default: '' },
    wrong: { type: 'string', default: '0' },
    report: { type: 'string' },
  },
});

const ours = fileURLToPath(new URL('../engines/payroll-core.mjs', import.meta.url));
const engines = [
  { name: 'payroll-core', program: [process.execPath, ours] },
  ...values.engine.map((text) => {
    const [, name, target] = /^([^=]+)=(.+)$/.exec(text) ?? [];
    if (name === undefined) throw new Error(`--engine is name=program or name=address, not ${text}`);
    return /^https?:/.test(target) ? { name, url: target } : { name, program: target.split(' ') };
  }),
];
const questions = readFileSync(values.questions, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
  .filter(
    ({ kind, question }) => (values.kind === undefined || kind === values.kind) && question.payDate >= values.from,
  );

/** Answers by id. An engine that ends early has answered nothing more. */
async function answersOf(engine) {
  const asked = questions.map(({ id, kind, question }) => ({ id, kind, question }));
  if (engine.url !== undefined) {
    const response = await fetch(engine.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    });
    return new Map((await response.json()).map((answer) => [answer.id, answer]));
  }
  const [command, ...args] = engine.program;
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = new Map();
  child.on('error', (error) => console.error(`${engine.name}: ${error.message}`));
  child.stdin.on('error', () => undefined);
  child.stdin.end(`${asked.map((one) => JSON.stringify(one)).join('\n')}\n`);
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.trim() === '') continue;
    const answer = JSON.parse(line);
    answers.set(answer.id, answer);
  }
  return answers;
}

/** 160, "160" and "160.00" are one amount; 160.01 is another. */
function isSame(expected, actual) {
  const digits = (value) => {
    const [, sign, whole, fraction = ''] = /^(-?)0*(\d+)(?:\.(\d*))?$/.exec(String(value)) ?? [];
    return whole === undefined ? String(value) : `${sign}${whole}.${fraction.replace(/0+$/, '')}`;
  };
  return digits(expected) === digits(actual);
}

const results = [];
for (const engine of engines) {
  const answers = await answersOf(engine);
  const score = { name: engine.name, exact: 0, wrong: 0, unanswered: 0, byKind: {}, shown: [] };
  for (const { id, kind, question, expected, source } of questions) {
    const of = (score.byKind[kind] ??= { exact: 0, wrong: 0, unanswered: 0 });
    const { answer, unsupported } = answers.get(id) ?? { unsupported: true };
    const outcome =
      unsupported || answer === undefined
        ? 'unanswered'
        : Object.entries(expected).every(([name, value]) => isSame(value, answer[name]))
          ? 'exact'
          : 'wrong';
    score[outcome] += 1;
    of[outcome] += 1;
    if (outcome === 'wrong' && score.shown.length < Number(values.wrong))
      score.shown.push(
        `${id} ${JSON.stringify(question)}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(answer)} (${source})`,
      );
  }
  results.push(score);
}
results.sort((a, b) => b.exact - a.exact || a.wrong - b.wrong);

const kinds = [...new Set(questions.map(({ kind }) => kind))];
const cell = ({ exact, wrong, unanswered }) => `${exact} / ${wrong} / ${unanswered}`;
const lines = [
  `${questions.length} published figures; exact / wrong / not answered. Exact means digit by digit.`,
  '',
  `| engine | all | ${kinds.join(' | ')} |`,
  `| --- | --- | ${kinds.map(() => '---').join(' | ')} |`,
  ...results.map(
    (one) => `| ${one.name} | ${cell(one)} | ${kinds.map((kind) => cell(one.byKind[kind])).join(' | ')} |`,
  ),
];
console.log(lines.join('\n'));
for (const { name, shown } of results) for (const line of shown) console.log(`${name}: ${line}`);
if (values.report !== undefined) writeFileSync(values.report, `${lines.join('\n')}\n`);
process.exitCode = results.find(({ name }) => name === 'payroll-core').wrong === 0 ? 0 : 1;
