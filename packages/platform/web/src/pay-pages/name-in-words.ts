/** Written in capitals wherever they stand. */
const initials = /\b(?:acc|esct|etp|lsl|paye|payg|tfn)\b/g;

/** The name of a rule or a figure as people write it: `weekly-earnings` is "Weekly earnings", `unusedLslAmount` "Unused LSL amount". */
export function nameInWords(name: string): string {
  const words = name
    .replaceAll('-', ' ')
    .replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter}`)
    .toLowerCase()
    .replace(initials, (word) => word.toUpperCase())
    .replace(/\bkiwisaver\b/g, 'KiwiSaver')
    .replace(/\baugust(?=\d)/g, 'August ')
    .replace(/\b(method|lump sum) ([a-z]\d?)\b/g, (_, of: string, letter: string) => `${of} ${letter.toUpperCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
