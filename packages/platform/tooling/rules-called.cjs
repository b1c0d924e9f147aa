// Runs beside every integration suite. docs/coverage/*.json says which rules of payroll-core a test over HTTP reaches; a test
// that is named there fails when one of them was not called in it, by the engine's own count of calls.
const { readdirSync, readFileSync } = require('node:fs');
const { Session } = require('node:inspector/promises');
const { join, relative } = require('node:path');

const root = join(__dirname, '..', '..', '..');
const folder = join(root, 'docs', 'coverage');
const file = relative(root, expect.getState().testPath);

/** The rules that a test of this file claims, by its title: `[folder of the sources, name of the function]`. */
const claims = new Map();
for (const name of readdirSync(folder)) {
  const { package: source, reached = [] } = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  for (const { rules, tests } of reached) {
    for (const test of tests.filter((one) => one.file === file)) {
      const sources = join(root, 'packages', source.replace('/', '/src/'));
      claims.set(test.title, [...(claims.get(test.title) ?? []), ...rules.map((rule) => [sources, rule])]);
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
  const claimed = () =>
    [...claims].filter(([title]) => expect.getState().currentTestName?.endsWith(` ${title}`)).flatMap(([, all]) => all);

  beforeAll(async () => {
    inspector.connect();
    await inspector.post('Profiler.enable');
    await inspector.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  });
  beforeEach(async () => {
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
