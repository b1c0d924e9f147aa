import type { Field } from '@anz-payroll/companies/fields';
import { parseNzRegion } from 'payroll-core/nz';

const LONGEST = 60;

/** The region whose anniversary day somebody keeps. @law Holidays Act 2003 s 44(1)(l) */
export const publicHolidayRegion: Field<string> = {
  read: (value) => {
    if (typeof value !== 'string') return { ok: false, code: 'wrong-type', message: 'must be text' };
    const text = value.trim();
    return text.length <= LONGEST && parseNzRegion(text) !== undefined
      ? { ok: true, value: text }
      : {
          ok: false,
          code: 'wrong-form',
          message:
            'must be a region with an anniversary day: Northland, Auckland, Taranaki, Hawke’s Bay, Wellington, Marlborough, Nelson, ' +
            'Canterbury, South Canterbury, Otago, Southland, Westland or Chatham Islands, or the code of one, such as HKB',
        };
  },
  schema: {
    type: 'string',
    maxLength: LONGEST,
    description:
      'New Zealand: the region whose anniversary day this employee keeps, where the place of work has another than the ' +
      'region of the company, such as Wellington or WGN; left out, that of the company (Holidays Act 2003 s 44)',
    examples: ['Wellington'],
  },
};
