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
  --silence 60                           seconds without an answer after which an engine is given up
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
      silence: { type: 'string', default: '60' },
      report: { type: 'string' },
    },
  });
  if (values.help) return console.log(help);
  if (!/^\d+$/.test(values.wrong)) throw new UsageProblem(`--wrong is a whole number, not ${values.wrong}`);
  if (!/^[1-9]\d{0,4}$/.test(values.silence))
    throw new UsageProblem(`--silence is a whole number of seconds from 1, not ${values.silence}`);
  const ours = fileURLToPath(new URL('../engines/payroll-core.mjs', import.meta.url));
  const engines = [{ name: 'payroll-core', program: [process.execPath, ours] }, ...values.engine.map(engineOf)];
  const questions = questionsOf(values);
  const results = [];
  for (const engine of engines) results.push(await score(engine, questions, values));
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
async function answersOf(engine, questions, silence) {
  const asked = questions.map(({ id, kind, question }) => ({ id, kind, question }));
  const answers = new Map();
  const failure = await (engine.url === undefined ? askProgram : askAddress)(engine, asked, answers, silence);
  return { answers, failure: failure ?? leftOut(asked, answers) };
}

/** What an engine does not do it says; a question without a line may be one that it lost. */
function leftOut(asked, answers) {
  const missing = asked.filter(({ id }) => !answers.has(id));
  if (missing.length === 0) return undefined;
  return `gave no line for ${missing.length} of ${asked.length} questions, such as ${missing[0].id}; {"id":"…","unsupported":true} says that it does not do one`;
}

async function askAddress({ url }, asked, answers, silence) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
      signal: AbortSignal.timeout(silence * 1000),
    });
    if (!response.ok) return `answered ${response.status}`;
    const list = await response.json();
    if (!Array.isArray(list)) return 'answered with no list';
    const strange = list.find((answer) => !take(answer, answers));
    return strange === undefined ? undefined : `answered with what is no answer: ${shortly(JSON.stringify(strange))}`;
  } catch (error) {
    if (error.name === 'TimeoutError') return silent(silence);
    return `no answer: ${error.cause?.message ?? error.message}`;
  }
}

async function askProgram({ program: [command, ...args] }, asked, answers, silence) {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'close').then(
    ([code, signal]) => (code === 0 ? undefined : `ended with ${signal ?? `code ${code}`}`),
    (error) => error.message,
  );
  child.stdin.on('error', () => undefined);
  child.stdin.end(`${asked.map((one) => JSON.stringify(one)).join('\n')}\n`);
  const lines = createInterface({ input: child.stdout });
  let isSilent = false;
  const givenUp = setTimeout(() => {
    isSilent = true;
    child.kill('SIGKILL');
    lines.close();
    // What the program started itself may hold its output open.
    child.stdout.destroy();
  }, silence * 1000);
  let strange;
  let strangeLines = 0;
  for await (const line of lines) {
    givenUp.refresh();
    if (line.trim() === '' || take(parsed(line), answers)) continue;
    strange ??= `wrote a line that is no answer: ${shortly(line)}`;
    strangeLines += 1;
    // A program that goes on and on with them would never come to an end.
    if (strangeLines > asked.length) child.kill('SIGKILL');
  }
  const how = isSilent ? silent(silence) : await ended;
  clearTimeout(givenUp);
  return strange ?? how;
}

function silent(seconds) {
  return `gave no answer for ${seconds} seconds (--silence) and was given up`;
}

function shortly(text) {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

function parsed(line) {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** An answer says what it answers or that it does not: an amount beside the id instead of in `answer` would be taken for neither. */
function take(answer, answers) {
  if (typeof answer !== 'object' || answer === null || answer.id === undefined) return false;
  const isAnswer = typeof answer.answer === 'object' && answer.answer !== null;
  if (!isAnswer && answer.unsupported !== true) return false;
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

async function score(engine, questions, { wrong, silence }) {
  const wrongShown = Number(wrong);
  const { answers, failure } = await answersOf(engine, questions, Number(silence));
  const result = { name: engine.name, exact: 0, wrong: 0, unanswered: 0, byKind: {}, shown: [], failure };
  for (const { id, kind, question, expected, source } of questions) {
    const of = (result.byKind[kind] ??= { exact: 0, wrong: 0, unanswered: 0 });
    const { answer, unsupported } = answers.get(id) ?? { unsupported: true };
    const outcome = unsupported
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
