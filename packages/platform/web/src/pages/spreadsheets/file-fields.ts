import { html, type Html } from '../../markup';

/** A table to import: a file, which the browser or the server puts into the text below, or the text itself. */
export function fileFields(csv: string, rows: number): Html {
  return html`<label for="csv_file">Choose a spreadsheet (.xlsx) or a CSV file</label>
    <input
      id="csv_file"
      type="file"
      accept=".xlsx,.csv,text/csv,text/plain"
      data-read-into="csv"
      data-workbook-into="xlsx"
    />
    <input type="hidden" id="xlsx" name="xlsx" value="" />
    <label for="csv">or paste it here, also straight from a spreadsheet</label>
    <textarea id="csv" name="csv" rows="${rows}" required spellcheck="false">${csv}</textarea>`;
}

/** The sheet of a workbook that was read, and those that were not. */
export interface SheetOfWorkbook {
  readonly name: string;
  readonly others: readonly string[];
}

/** Of several sheets one is read: which, and which not. */
export function sheetNotice(sheet: SheetOfWorkbook | undefined): Html {
  const says = sheetInWords(sheet);
  return says === undefined ? html`` : html`<p class="notice" role="status">${says}</p>`;
}

export function sheetInWords(sheet: SheetOfWorkbook | undefined): string | undefined {
  if (sheet === undefined || sheet.others.length === 0) return undefined;
  const others = sheet.others.map((name) => `“${name}”`).join(', ');
  return `Read is the sheet “${sheet.name}”. Not read: ${others}.`;
}
