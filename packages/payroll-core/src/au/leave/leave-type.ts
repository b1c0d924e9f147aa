/** The leave of Australian pays, by the codes of the API. The New Zealand codes are refused here. */
export const auLeaveTypes = [
  'ANCILLARY',
  'COMPASSIONATE',
  'EMPLOYER_FUNDED_PAID_PARENTAL',
  'HOLIDAY',
  'LONG_SERVICE',
  'OTHER',
  'PAID_PARENTAL',
  'PAID_PUBLIC_HOLIDAY',
  'SICK',
  'UNPAID',
  'WORKERS_COMP',
] as const;

/** The kinds of leave an Australian pay knows, by their API codes. */
export type AuLeaveType = (typeof auLeaveTypes)[number];
