import { join } from 'node:path';
import { builtinModules } from 'node:module';
import vm from 'node:vm';
import { buildSync } from 'esbuild';
import { au, type Result } from '.';

/** A page that loads the library as one script. */
const built = buildSync({
  entryPoints: [join(__dirname, 'index.ts')],
  bundle: true,
  platform: 'browser',
  format: 'iife',
  globalName: 'payroll',
  write: false,
  metafile: true,
  logLevel: 'silent',
});
const script = built.outputFiles[0]?.text ?? '';

const input: au.AuPayInput = {
  payDate: '2026-11-12',
  payPeriod: 'FORTNIGHTLY',
  employee: {
    payRatePerHour: '35.50',
    dateOfBirth: '1990-01-01',
    leaveLoadingPercentage: '0.175',
    taxDeclaration: {
      taxFileNumber: 'quoted',
      residency: 'resident',
      claimsTaxFreeThreshold: true,
      hasStudyLoan: true,
    },
  },
  hours: [{ description: 'Ordinary', units: 'hours', value: '68.4' }],
  leave: [{ description: 'Annual leave', leaveType: 'HOLIDAY', date: '2026-11-10', hours: '7.6' }],
  bonuses: [{ description: 'Bonus', amount: '1234.56', taxMethod: 'METHOD_A_WHOLE_YEAR' }],
  paySacrifices: [{ description: 'Super', percentage: '0.05' }],
};

describe('in a browser', () => {
  test('nothing of Node is in the bundle', () => {
    const imported = Object.values(built.metafile.inputs).flatMap(({ imports }) => imports.map(({ path }) => path));
    expect(imported.filter((path) => path.startsWith('node:') || builtinModules.includes(path))).toEqual([]);
    const packages = Object.keys(built.metafile.inputs).filter((path) => path.includes('node_modules/'));
    expect(new Set(packages.map(packageOf))).toEqual(new Set(['big.js']));
  });

  test('without any global of Node it gives the same bytes', () => {
    const page = vm.createContext(Object.create(null), { codeGeneration: { strings: false, wasm: false } });
    vm.runInContext(script, page, { timeout: 10_000 });
    const there = vm.runInContext(`JSON.stringify(payroll.au.calculatePay(${JSON.stringify(input)}))`, page) as string;
    const here: Result<au.AuPay> = au.calculatePay(input);
    expect(here.ok).toBe(true);
    expect(there).toBe(JSON.stringify(here));
    expect(vm.runInContext('typeof process + typeof require + typeof Buffer', page)).toBe(
      'undefinedundefinedundefined',
    );
  });
});

function packageOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length).split('/')[0] ?? '';
}
