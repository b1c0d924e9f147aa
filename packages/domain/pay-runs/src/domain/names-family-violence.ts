/** What a person may call the leave; the leave type names it only in New Zealand. */
const named = /\b(?:family|domestic)\b.*\bviolence\b|\bfdvl?\b/i;

/** Whether words name leave for family and domestic violence. */
export function namesFamilyViolence(words: string): boolean {
  return named.test(words);
}
