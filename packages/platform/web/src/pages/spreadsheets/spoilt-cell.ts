/** What a spreadsheet or a wrong encoding has left of a value, in words; undefined where nothing is lost. */
export function spoiltCell(text: string): string | undefined {
  if (text.includes('\uFFFD')) {
    return 'has lost a letter (\uFFFD): save the file as “CSV UTF-8” or as an Excel workbook (.xlsx)';
  }
  if (/^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)$/i.test(text)) {
    return `holds the error ${text}: put the value there, or leave it empty`;
  }
  if (/^#{2,}$/.test(text)) return 'was too narrow in the spreadsheet: widen the column and save the file again';
  if (/^[+-]?\d(?:\.\d+)?E\+\d+$/i.test(text)) {
    return `is a shortened number (${text}): format the column as text, enter the number again and save the file`;
  }
  return undefined;
}

/** So many cells are told at once. */
const MOST_TOLD = 10;

export function spoiltInWords(problems: readonly string[]): string {
  const more = problems.length - MOST_TOLD;
  return `${problems.slice(0, MOST_TOLD).join(' ')}${more > 0 ? ` And ${more} more.` : ''}`;
}
