/** A member with its value, or no member where there is none. */
export function given<K extends string, V>(name: K, value: V | null | undefined): { [N in K]?: V } {
  return value === null || value === undefined ? {} : ({ [name]: value } as { [N in K]?: V });
}
