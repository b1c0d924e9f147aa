/** How an additional payment is taxed, in the codes of the API. */
export const taxMethods = [
  'NORMAL_EARNINGS',
  'SPREAD_OVER_SPECIFIC_RANGE',
  'SPREAD_OVER_FINANCIAL_YEAR',
  'METHOD_A_WHOLE_YEAR',
  'METHOD_A_SPECIFIC_RANGE',
  'METHOD_B1',
  'METHOD_B2',
] as const;

/** How an additional payment is withheld from: a method of Schedule 5 or a marginal rate. */
export type TaxMethod = (typeof taxMethods)[number];

/** The methods that need a start and an end date. */
export const dateRangeMethods: ReadonlySet<TaxMethod> = new Set<TaxMethod>([
  'SPREAD_OVER_SPECIFIC_RANGE',
  'METHOD_A_SPECIFIC_RANGE',
  'METHOD_B1',
]);
