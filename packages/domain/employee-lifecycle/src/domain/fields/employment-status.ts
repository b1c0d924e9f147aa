import { LONGEST_SPACED, type Field } from '@anz-payroll/companies/fields';

export const employmentStatuses = ['Full-time', 'Part-time', 'Casual', 'Labour Hire'] as const;

export type EmploymentStatus = (typeof employmentStatuses)[number];

/** "full time", "FULL-TIME" and "Full-time" are one word here. */
const squeezed = (text: string): string => text.replace(/[\s_-]/g, '').toLowerCase();

const bySqueezed = new Map(employmentStatuses.map((status) => [squeezed(status), status]));

export const employmentStatus: Field<EmploymentStatus> = {
  read: (value) => {
    const isShort = typeof value === 'string' && value.length <= LONGEST_SPACED;
    const found = isShort ? bySqueezed.get(squeezed(value)) : undefined;
    return found === undefined
      ? { ok: false, code: 'unknown-code', message: `must be one of ${employmentStatuses.join(', ')}` }
      : { ok: true, value: found };
  },
  schema: {
    type: 'string',
    description: `One of ${employmentStatuses.join(', ')}; case and hyphens do not matter`,
    examples: ['Full-time'],
  },
};
