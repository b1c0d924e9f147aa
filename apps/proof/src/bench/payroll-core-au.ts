import { au } from 'payroll-core';
import { auPays } from './au-pays';
import { exactBesideFloat, type ExactBesideFloat } from './exact-beside-float';
import type { BenchOptions } from './figures';
import { floatPay } from './float-au';

/** Whole Australian pays a second on one core, beside the same rules in floating point. */
export function runAuBench(options: BenchOptions = { short: false }): ExactBesideFloat {
  return exactBesideFloat(
    {
      pays: auPays(1000),
      exact: au.calculatePay,
      float: floatPay,
      agrees: (exact, float) =>
        Number(exact.net.toString()) === float.net &&
        Number(exact.super.toString()) === float.super &&
        exact.superDueDate === float.superDueDate,
      agreement: 'net, super and due date agree',
      locale: 'en-AU',
    },
    options,
  );
}
