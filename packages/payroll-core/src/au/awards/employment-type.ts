/** The three ways of being employed that awards know. */
export const employmentTypes = ['full-time', 'part-time', 'casual'] as const;

/** Full-time, part-time or casual, as awards distinguish them. */
export type EmploymentType = (typeof employmentTypes)[number];
