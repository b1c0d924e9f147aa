/** "1 year", "6 years" */
export function counted(count: { toString(): string }, unit: string): string {
  const text = count.toString();
  return `${text} ${unit}${text === '1' ? '' : 's'}`;
}
