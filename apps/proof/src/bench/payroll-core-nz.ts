import { nz } from 'payroll-core';
import { exactBesideFloat, type ExactBesideFloat } from './exact-beside-float';
import type { BenchOptions } from './figures';
import { floatNzPay } from './float-nz';
import { nzPays } from './nz-pays';

/** Whole New Zealand pays a second on one core, beside the same rules in floating point. */
export function runNzBench(options: BenchOptions = { short: false }): ExactBesideFloat {
  return exactBesideFloat(
    {
      pays: nzPays(1000),
      exact: nz.calculatePay,
      float: floatNzPay,
      agrees: (exact, float) =>
        Number(exact.net.toString()) === float.net &&
        Number(exact.tax.toString()) === float.tax &&
        Number(exact.totalKiwiSaver.toString()) === float.totalKiwiSaver,
      agreement: 'net, tax and KiwiSaver agree',
      locale: 'en-NZ',
    },
    options,
  );
}
