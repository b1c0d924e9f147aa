#!/usr/bin/env node
// Asks engines published figures and ranks them by exact matches; `help` below lists the options.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** What the caller can put right: one line, and exit code 2. */
class UsageProblem extends Error {}

const help = `npx payroll-conformance [options]        asks engines published figures and ranks them by exact matches
  --engine name="program arguments"      a program: JSON lines in, JSON lines out; several are allowed
  --engine name=https://127.0.0.1/ask    HTTP: POST a list of questions, answer a list
  --kind au.withholding                  only questions of this kind
  --from 2026-07-01                      only questions from this pay date on
  --wrong 20                             shows so many wrong answers of each engine
  --report report.md                     writes the ranking
  --questions file.jsonl                 other questions`;

try {
  await main();
} catch (error) {
  const isOption = String(error.code).startsWith('ERR_PARSE_ARGS');
  if (!isOption && !(error instanceof UsageProblem)) throw error;
  console.error(`${error.message}\nSee: npx payroll-conformance --help`);
  process.exitCode = 2;
}

async function main() {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean', default: false },
      engine: { type: 'string', multiple: true, default: [] },
      questions: { type: 'string', default: fileURLToPath(new URL('../vectors/questions.jsonl', import.meta.url)) },
      kind: { type: 'string' },
      from: { type: 'string', default: '' },
      wrong: { type: 'string', default: '0' },
      report: { type: 'string' },
    },
  });
  if (values.help) return console.log(help);
  if (!/^\d+$/.test(values.wrong)) throw new UsageProblem(`--wrong is a whole number, not ${values.wrong}`);
  const ours = fileURLToPath(new URL('../engines/payroll-core.mjs', import.meta.url));
  const engines = [{ name: 'payroll-core', program: [process.execPath, ours] }, ...values.engine.map(engineOf)];
  const questions = questionsOf(values);
  const results = [];
  for (const engine of engines) results.push(await score(engine, questions, Number(values.wrong)));
  results.sort((a, b) => b.exact - a.exact || a.wrong - b.wrong);
  const lines = ranking(results, questions);
  console.log(lines.join('\n'));
  for (const { name, shown } of results) for (const line of shown) console.log(`${name}: ${line}`);
  // What an engine did not answer because it failed is not what it declined.
  for (const { name, failure } of results) if (failure !== undefined) console.error(`${name}: ${failure}`);
  if (values.report !== undefined) written(values.report, `${lines.join('\n')}\n`);
  const own = results.find(({ name }) => name === 'payroll-core');
  process.exitCode = own.wrong === 0 && results.every(({ failure }) => failure === undefined) ? 0 : 1;
}

function engineOf(text) {
  const [, name, target] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (name === undefined) throw new UsageProblem(`--engine is name=program or name=address, not ${text}`);
  return /^https?:/.test(target) ? { name, url: target } : { name, program: target.split(' ') };
}

function questionsOf({ questions: file, kind, from }) {
  const all = told(`${file} cannot be read`, () =>
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  );
  const asked = all.filter((one) => (kind === undefined || one.kind === kind) && one.question.payDate >= from);
  if (asked.length > 0) return asked;
  const kinds = [...new Set(all.map((one) => one.kind))].join(', ');
  throw new UsageProblem(`No question is asked: kinds are ${kinds}, --from is a day such as 2026-07-01`);
}

function written(file, text) {
  told(`${file} cannot be written`, () => writeFileSync(file, text));
}

function told(what, work) {
  try {
    return work();
  } catch (error) {
    throw new UsageProblem(`${what}: ${error.message}`);
  }
}

/** Answers by id, and why there are no more where an engine failed. */
async function answersOf(engine, questions) {
  const asked = questions.map(({ id, kind, question }) => ({ id, kind, question }));
  const answers = new Map();
  const failure = await (engine.url === undefined ? askProgram : askAddress)(engine, asked, answers);
  return { answers, failure };
}

async function askAddress({ url }, asked, answers) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    });
    if (!response.ok) return `answered ${response.status}`;
    const list = await response.json();
    if (!Array.isArray(list)) return 'answered with no list';
    for (const answer of list) take(answer, answers);
    return undefined;
  } catch (error) {
    return `no answer: ${error.cause?.message ?? error.message}`;
  }
}

async function askProgram({ program: [command, ...args] }, asked, answers) {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'close').then(
    ([code, signal]) => (code === 0 ? undefined : `ended with ${signal ?? `code ${code}`}`),
    (error) => error.message,
  );
  child.stdin.on('error', () => undefined);
  child.stdin.end(`${asked.map((one) => JSON.stringify(one)).join('\n')}\n`);
  let strange;
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.trim() !== '' && !take(parsed(line), answers))
      strange ??= `wrote a line that is no answer: ${line.slice(0, 80)}`;
  }
  return strange ?? (await ended);
}

function parsed(line) {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function take(answer, answers) {
  if (typeof answer !== 'object' || answer === null || answer.id === undefined) return false;
  answers.set(answer.id, answer);
  return true;
}

/** 160, "160" and "160.00" are one amount; 160.01 is another. */
function isSame(expected, actual) {
  const digits = (value) => {
    const [, sign, whole, fraction = ''] = /^(-?)0*(\d+)(?:\.(\d*))?$/.exec(String(value)) ?? [];
    return whole === undefined ? String(value) : `${sign}${whole}.${fraction.replace(/0+$/, '')}`;
  };
  return digits(expected) === digits(actual);
}

async function score(engine, questions, wrongShown) {
  const { answers, failure } = await answersOf(engine, questions);
  const result = { name: engine.name, exact: 0, wrong: 0, unanswered: 0, byKind: {}, shown: [], failure };
  for (const { id, kind, question, expected, source } of questions) {
    const of = (result.byKind[kind] ??= { exact: 0, wrong: 0, unanswered: 0 });
    const { answer, unsupported } = answers.get(id) ?? { unsupported: true };
    const outcome =
      unsupported || answer === undefined || answer === null
        ? 'unanswered'
        : Object.entries(expected).every(([name, value]) => isSame(value, answer[name]))
          ? 'exact'
          : 'wrong';
    result[outcome] += 1;
    of[outcome] += 1;
    if (outcome === 'wrong' && result.shown.length < wrongShown)
      result.shown.push(
        `${id} ${JSON.stringify(question)}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(answer)} (${source})`,
      );
  }
  return result;
}

function ranking(results, questions) {
  const kinds = [...new Set(questions.map(({ kind }) => kind))];
  const cell = ({ exact, wrong, unanswered }) => `${exact} / ${wrong} / ${unanswered}`;
  return [
    `${questions.length} published figures; exact / wrong / not answered. Exact means digit by digit.`,
    '',
    `| engine | all | ${kinds.join(' | ')} |`,
    `| --- | --- | ${kinds.map(() => '---').join(' | ')} |`,
    ...results.map(
      (one) => `| ${one.name} | ${cell(one)} | ${kinds.map((kind) => cell(one.byKind[kind])).join(' | ')} |`,
    ),
  ];
}
