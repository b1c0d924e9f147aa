import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { answerCheck } from '../check-answer';
import type { FuzzService } from '../fuzz-service';
import { sender } from '../send';
import { readServedDocument, type ServedDocument } from '../served-document';
import { exampleOf } from './example';
import { whyLeftOut } from './left-out';
import { rehearse, type Rehearsed } from './rehearse';
import { runCommand } from './run-command';
import { scenes } from './scenes/scenes';
import { fetchJar } from './specmatic-jar';
import { worldOf } from './fixture';

export interface SpecmaticResult {
  readonly operations: number;
  readonly tests: number;
  readonly failures: number;
  /** What it printed about each failure. */
  readonly says: string;
}

/**
 * Specmatic's generated tests against a service that nobody else talks to. It knows no ids of this database: each
 * operation lends it one request that stands on records of its own, and it works from there.
 */
export async function runSpecmatic(service: FuzzService, signal: AbortSignal): Promise<SpecmaticResult> {
  const folder = join(service.folder, 'specmatic');
  const examples = join(folder, 'examples');
  await mkdir(examples, { recursive: true });
  const jar = await fetchJar(folder, signal);
  const document = await readServedDocument(service.url);
  const token = service.tokens().full;
  const rehearsed = await rehearseAll(service, document);
  await writeFile(join(folder, 'service.json'), JSON.stringify(document.raw, withoutExamples));
  for (const one of rehearsed) {
    await writeFile(join(examples, `${one.operation.id}.json`), JSON.stringify(exampleOf(one, token)));
  }
  const { output } = await runCommand(
    'java',
    [
      '-jar',
      jar,
      'test',
      '--strict',
      '--timeout=30',
      `--examples=${examples}`,
      `--testBaseURL=${service.url}`,
      'service.json',
    ],
    folder,
    { more: { oauth2: token, bearer: token }, signal },
  );
  const [, tests, failures, errors] =
    /Tests run: (\d+), Successes: \d+, Failures: (\d+), .*Errors: (\d+)/.exec(output) ?? [];
  if (tests === undefined || Number(tests) < rehearsed.length) {
    throw new Error(`Specmatic did not test every operation: ${output.slice(-2_000)}`);
  }
  const from = output.indexOf('Unsuccessful Scenarios');
  return {
    operations: rehearsed.length,
    tests: Number(tests),
    failures: Number(failures) + Number(errors),
    says: from < 0 ? '' : output.slice(from, from + 10_000),
  };
}

/** It has requests of its own (the scenes); those of the document would need the ids of another database. */
function withoutExamples(key: string, value: unknown): unknown {
  return key === 'x-walkthrough' || (key === 'examples' && !Array.isArray(value)) ? undefined : value;
}

async function rehearseAll(service: FuzzService, document: ServedDocument): Promise<readonly Rehearsed[]> {
  const fixture = worldOf(service);
  const check = answerCheck(document);
  const http = sender(() => service.waitedMs());
  try {
    const done: Rehearsed[] = [];
    for (const operation of document.operations) {
      const scene = scenes[operation.id];
      if (scene !== undefined) done.push(await rehearse(fixture, http, check, operation, scene));
      else if (whyLeftOut(operation) === undefined) throw new Error(`Specmatic lacks a scene of ${operation.id}`);
    }
    return done;
  } finally {
    http.close();
  }
}
