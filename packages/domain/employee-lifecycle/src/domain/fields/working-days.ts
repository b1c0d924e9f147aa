import type { Field } from '@anz-payroll/companies/fields';
import { parseWorkingDays } from 'payroll-core/nz';

const LONGEST = 400;

/** The days of the week that somebody works; what public holidays would otherwise be working days follows from them. */
export const workingDays: Field<string> = {
  read: (value) => {
    if (typeof value !== 'string') return { ok: false, code: 'wrong-type', message: 'must be text' };
    const text = value.trim().toUpperCase();
    return text.length <= LONGEST && parseWorkingDays(text) !== undefined
      ? { ok: true, value: text }
      : {
          ok: false,
          code: 'wrong-form',
          message: 'must be days such as MON,TUE,WED, with a semicolon between weeks that take turns',
        };
  },
  schema: {
    type: 'string',
    maxLength: LONGEST,
    description:
      'The days that are worked, such as MON,TUE,WED; weeks that take turns are parted by semicolons. New Zealand: ' +
      'says whether a public holiday would otherwise be a working day (Holidays Act 2003 s 12). Left out, it follows ' +
      'from standard_days_per_week where that leaves no doubt',
    examples: ['MON,TUE,WED,THU,FRI'],
  },
};
