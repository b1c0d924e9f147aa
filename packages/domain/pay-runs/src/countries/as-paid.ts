/** The employee of a calculation, and which members the record says otherwise today. */
export interface EmployeeAsPaid<E> {
  readonly employee: E;
  readonly otherwiseToday: readonly string[];
}

/**
 * The employee with these members as an earlier calculation had them: a pay that is made in the place of another is
 * worked out with what the record said for that one. A member that it did not have is left out again.
 */
export function employeeAsPaid<E extends object>(
  today: E,
  paid: E | undefined,
  names: readonly (keyof E & string)[],
): EmployeeAsPaid<E> {
  if (paid === undefined) return { employee: today, otherwiseToday: [] };
  const otherwiseToday = names.filter((name) => inOrder(today[name]) !== inOrder(paid[name]));
  if (otherwiseToday.length === 0) return { employee: today, otherwiseToday };
  const members = Object.entries({ ...today, ...Object.fromEntries(names.map((name) => [name, paid[name]])) });
  return { employee: Object.fromEntries(members.filter(([, value]) => value !== undefined)) as E, otherwiseToday };
}

/** As JSON, whatever the order of the members. */
function inOrder(value: unknown): string {
  return JSON.stringify(value ?? null, (_name, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}
