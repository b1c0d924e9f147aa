/** Anything but blanks and characters that are drawn by nothing: zero-width spaces and joiners, fillers, the empty Braille cell. */
const SHOWN = /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u;

/** The text without the blanks round it; empty where nothing of it shows, since a name of that is the name of nobody. */
export function shownText(text: string): string {
  return SHOWN.test(text) ? text.trim() : '';
}
