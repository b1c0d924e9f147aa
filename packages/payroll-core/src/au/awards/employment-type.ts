/** The three ways of being employed that awards know. */
export const employmentTypes = ['full-time', 'part-time', 'casual'] as const;

export type EmploymentType = (typeof employmentTypes)[number];
