/**
 * The condition that a row of the table of employees is a contractor for whom only super is paid; Single Touch Payroll does not
 * report their pays. The stored record holds only the members that differ from the default, which is false.
 */
export function isSuperOnlyContractor(alias: string): string {
  return `${alias}.details LIKE '%"is_super_only_contractor":true%'`;
}
