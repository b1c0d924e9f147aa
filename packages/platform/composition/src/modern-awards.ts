import type { Awards } from '@anz-payroll/pay-runs';
import { createRequire } from 'node:module';

/** `import()` would load the ES modules of payroll-core beside its CommonJS ones, and amounts of two copies do not mix. */
const load = createRequire(__filename);

/** The figures of all awards are loaded when the first is asked for: many services never need them. */
export const modernAwards: Awards = {
  find: (code) => {
    const awards = load('payroll-core/au/awards/all') as typeof import('payroll-core/au/awards/all');
    const award = awards.findAward(code);
    return award.ok ? award.value : undefined;
  },
};
