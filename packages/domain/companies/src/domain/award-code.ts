import { awardCatalogue } from 'payroll-core/au/awards';
import type { Field } from '../fields';

const codes = new Set(awardCatalogue.map(({ code }) => code));

/** The code of a modern award. */
export const awardCode: Field<string> = {
  read: (value) => {
    if (typeof value !== 'string') return { ok: false, code: 'wrong-type', message: 'must be text' };
    const code = value.trim().toUpperCase();
    return codes.has(code)
      ? { ok: true, value: code }
      : { ok: false, code: 'unknown-code', message: 'must be the code of a modern award, such as MA000004' };
  },
  schema: {
    type: 'string',
    pattern: '^MA[0-9]{6}$',
    description: 'The modern award that covers the work; GET /api/awards lists them',
    examples: ['MA000004'],
  },
};
