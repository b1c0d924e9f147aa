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
