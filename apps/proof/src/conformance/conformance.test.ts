import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { conformancePage } from './conformance-page';
import { report } from './report';
import { runSharedVectors } from './run-shared-vectors';

const weekly1400 = {
  source: 'ATO Schedule 5, Example 1, step 2',
  inputs: { calc: 'withholding', scale: 2, stsl: false, period: 'weekly', earnings: '1400.00', payDate: '2024-10-15' },
  expected: 272,
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vectors-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(name: string, content: unknown): void {
  writeFileSync(join(folder, name), JSON.stringify(content));
}

describe('a folder of the shared form', () => {
  test('may hold a list, or a list under vectors', () => {
    write('au-withholding.json', { about: {}, vectors: [weekly1400] });
    write('au-termination.json', [{ area: 'schedule5', inputs: {}, expected: {} }]);
    const text = report(runSharedVectors(folder));
    expect(text).toContain('au-withholding.json: 1 of 1');
    expect(text.split('\n').at(-1)).toBe('1 passed, 1 failed');
  });

  test('shows every difference with its source and its trace, and ends with the counts', () => {
    write('au-withholding.json', [
      weekly1400,
      { ...weekly1400, expected: 273 },
      { ...weekly1400, expected: 274, check: 'disagrees with another table' },
      { inputs: { calc: 'unheard-of' }, expected: 1 },
    ]);
    const lines = report(runSharedVectors(folder)).split('\n');
    expect(lines).toContain('  expected: expected 273, got "272"');
    expect(lines).toContain('  source: ATO Schedule 5, Example 1, step 2');
    expect(lines.some((line) => line.includes('0.32 × 1400.99 − 176.5769'))).toBe(true);
    expect(lines).toContain('  The kind unheard-of is not known here.');
    expect(lines.slice(-2)).toEqual(['1 disputed: the source itself marks the figure as wrong', '1 passed, 2 failed']);
  });

  test('with a file nobody knows has failed', () => {
    write('au-withholding.json', [weekly1400]);
    write('au-payroll-tax.json', []);
    const text = report(runSharedVectors(folder));
    expect(text).toContain('au-payroll-tax.json is not a file the runner knows.');
    expect(text.endsWith('1 passed, 1 failed')).toBe(true);
  });

  test('that holds none of the files, is not there or is no list is a mistake', () => {
    expect(() => runSharedVectors(folder)).toThrow('holds none of au-withholding.json, au-termination.json, nz.json');
    expect(() => runSharedVectors(join(folder, 'missing'))).toThrow('There is no folder');
    write('nz.json', { rows: [] });
    expect(() => runSharedVectors(folder)).toThrow('nz.json is neither a list nor has a list called vectors.');
  });
});

test('the page counts each kind and names what is disputed', () => {
  write('au-withholding.json', [
    weekly1400,
    { ...weekly1400, expected: 274, check: 'disagrees with another table' },
    { ...weekly1400, inputs: { ...weekly1400.inputs, calc: 'stslComponent' }, expected: 42 },
  ]);
  const shared = runSharedVectors(folder);
  const page = conformancePage([{ title: 'au/example from 2024-07-01', rows: shared[0]!.rows.slice(0, 1) }], shared);
  expect(page).toContain('| au/example from 2024-07-01 | 1 | 1 | ATO Schedule 5, Example 1, step 2 |');
  expect(page).toContain('| au-withholding.json | stslComponent | 1 | 1 | 0 | 0 |');
  expect(page).toContain('| au-withholding.json | withholding | 2 | 1 | 0 | 1 |');
  expect(page).toContain('- withholding, ATO Schedule 5, Example 1, step 2: expected: expected 274, got "272"');
  expect(conformancePage([], [])).not.toContain('Collected figures');
});
