// Runs beside every integration suite. docs/coverage/*.json says which rules of payroll-core a test over HTTP reaches; a test
// that is named there fails when one of them was not called in it, by the engine's own count of calls.
const { readdirSync, readFileSync } = require('node:fs');
const { Session } = require('node:inspector/promises');
const { join, relative } = require('node:path');

const root = join(__dirname, '..', '..', '..');
const folder = join(root, 'docs', 'coverage');
const suite = relative(root, expect.getState().testPath);
/** A group of suites (suite-groups.mjs) has the files of its suites as titles. */
const grouped = suite.startsWith('reports')
  ? [...readFileSync(expect.getState().testPath, 'utf8').matchAll(/^describe\('([^']+)'/gm)].map(([, file]) => file)
  : undefined;
const files = grouped ?? [suite];

/** The rules that tests of these files claim: `[folder of the sources, name of the function]` by `file title`. */
const claims = new Map();
for (const name of readdirSync(folder)) {
  const { package: source, reached = [] } = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  for (const { rules, tests } of reached) {
    for (const { file, title } of tests.filter((one) => files.includes(one.file))) {
      const sources = join(root, 'packages', source.replace('/', '/src/'));
      const key = `${file} ${title}`;
      claims.set(key, [...(claims.get(key) ?? []), ...rules.map((rule) => [sources, rule])]);
    }
  }
}

if (claims.size > 0) {
  const inspector = new Session();
  const called = async () => {
    const { result } = await inspector.post('Profiler.takePreciseCoverage');
    return result.flatMap(({ url, functions }) =>
      functions.filter(({ ranges }) => ranges[0].count > 0).map(({ functionName }) => [url, functionName]),
    );
  };
  const current = () => {
    const name = expect.getState().currentTestName ?? '';
    const [file] = grouped === undefined ? files : name.split(' ', 1);
    return { name, file };
  };
  const claimed = () => {
    const { name, file } = current();
    return [...claims]
      .filter(([key]) => key.startsWith(`${file} `) && name.endsWith(key.slice(file.length)))
      .flatMap(([, all]) => all);
  };

  // Counting makes everything slower, and so does beginning or ending it, for which the engine walks through all that is loaded: it is on
  // while the suites run that such a test is in.
  let isCounting = false;
  const count = async (isWanted) => {
    if (isWanted === isCounting) return;
    isCounting = isWanted;
    if (isWanted) {
      await inspector.post('Profiler.enable');
      await inspector.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    } else {
      await inspector.post('Profiler.stopPreciseCoverage');
      await inspector.post('Profiler.disable');
    }
  };

  beforeAll(() => inspector.connect());
  beforeEach(async () => {
    const { file } = current();
    await count([...claims.keys()].some((key) => key.startsWith(`${file} `)));
    // Takes away what was called before this test.
    if (claimed().length > 0) await called();
  });
  afterEach(async () => {
    const rules = claimed();
    if (rules.length === 0) return;
    const ran = await called();
    const missing = rules.filter(
      ([sources, rule]) => !ran.some(([url, name]) => name === rule && url.includes(sources)),
    );
    if (missing.length > 0) {
      throw new Error(`docs/coverage says that this test reaches ${missing.map(([, rule]) => rule).join(', ')}`);
    }
  });
  afterAll(() => inspector.disconnect());
}
