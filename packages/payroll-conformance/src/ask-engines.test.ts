import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const bin = join(__dirname, '..', 'bin', 'payroll-conformance.mjs');

function ask(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [bin, ...args], (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

// README: what an engine says it does not do is not counted as wrong. That it could not be asked is something else.
test('an engine that fails is told beside the ranking, and the command fails', async () => {
  const service = createServer((_request, response) => response.writeHead(503).end()).listen(0, '127.0.0.1');
  await new Promise((resolve) => service.once('listening', resolve));
  const { code, out, err } = await ask(
    ...['--kind', 'nz.student-loan'],
    ...['--engine', `talks=${process.execPath} -e console.log('hello')`],
    ...['--engine', `ends=${process.execPath} -e process.exit(3)`],
    ...['--engine', 'none=no-such-program-of-anybody'],
    ...['--engine', `away=http://127.0.0.1:${(service.address() as AddressInfo).port}/`],
  );
  service.close();
  expect(code).toBe(1);
  for (const name of ['talks', 'ends', 'none', 'away'])
    expect(out).toMatch(new RegExp(`\\| ${name} \\| 0 / 0 / \\d+ `));
  expect(err).toContain('talks: wrote a line that is no answer: hello');
  expect(err).toContain('ends: ended with code 3');
  expect(err).toContain('none: spawn no-such-program-of-anybody ENOENT');
  expect(err).toContain('away: answered 503');
}, 60_000);

// Each of these was counted as what the engine does not do, with exit code 0, or never came to an end.
test('an engine that answers in another shape, leaves questions out or does not end is told too', async () => {
  const service = createServer((_request, response) => response.end('[{"id":"x","withheld":"1"}]')).listen(
    0,
    '127.0.0.1',
  );
  await new Promise((resolve) => service.once('listening', resolve));
  const program = (text: string): string => `${process.execPath} -e ${text.replaceAll(' ', '\t')}`;
  const { code, out, err } = await ask(
    ...['--kind', 'nz.student-loan', '--silence', '2'],
    // The amount stands beside the id, as in the echo of a question.
    ...['--engine', `echoes=${program('process.stdin.pipe(process.stdout)')}`],
    ...['--engine', `leaves=${program('process.stdin.resume()')}`],
    ...['--engine', `sleeps=${program('setInterval(()=>0,1e6)')}`],
    ...[
      '--engine',
      `goes=${program("const w=()=>{while(process.stdout.write('y\\n'));};process.stdout.on('drain',w);w()")}`,
    ],
    ...['--engine', `away=http://127.0.0.1:${(service.address() as AddressInfo).port}/`],
  );
  service.close();
  expect(code).toBe(1);
  for (const name of ['echoes', 'leaves', 'sleeps', 'goes', 'away'])
    expect(out).toMatch(new RegExp(`\\| ${name} \\| 0 / 0 / \\d+ `));
  expect(err).toContain('echoes: wrote a line that is no answer: {"id":');
  expect(err).toMatch(/leaves: gave no line for (\d+) of \1 questions, such as nz\//);
  expect(err).toContain('sleeps: gave no answer for 2 seconds (--silence) and was given up');
  expect(err).toContain('goes: wrote a line that is no answer: y');
  expect(err).toContain('away: answered with what is no answer: {"id":"x","withheld":"1"}');
}, 60_000);

test.each([
  [['--help'], 0, /^$/],
  [['--frm', '2026-07-01'], 2, /^Unknown option '--frm'/],
  [['--kind', 'au.payee'], 2, /^No question is asked: kinds are au\.withholding, .*nz\.student-loan/],
  [['--silence', 'long'], 2, /^--silence is a whole number of seconds from 1, not long/],
  [['--engine', 'mine'], 2, /^--engine is name=program or name=address, not mine/],
  [['--questions', 'nowhere.jsonl'], 2, /^nowhere\.jsonl cannot be read: ENOENT/],
])('what is asked wrongly is one line: %p', async (args, code, said) => {
  const answered = await ask(...args);
  expect(answered).toMatchObject({ code, err: expect.stringMatching(said) });
  expect(answered.err).not.toMatch(/^\s+at /m);
});
