/** Where a company answers to the tax office. */
export type Country = 'AU' | 'NZ';
