import type { Country } from '@anz-payroll/companies';
import {
  readColumnKey,
  type CellChange,
  type CellsOfRun,
  type ChangedCells,
  type StagedCells,
} from '@anz-payroll/pay-runs';
import { addDays } from 'payroll-core';
import { cellText, shownCell, type Period } from '../../pay-pages';
import { addedColumns, partOf, plainText, runColumns, shownColumn, type ListPart } from '../../pages';
import type { CompanyVisit } from '../visit';
import type { WebAppServices } from '../web-app-services';

/** More columns than this are not entered in one table. */
export const mostColumns = 60;

/** As many lines a page as a large company pastes from its spreadsheet; with a few thousand a browser takes minutes. */
const LINES_OF_PAGE = 500;

/** The lines of one page, or of a search by name, number or department. */
export function linesAsked(
  lines: readonly StagedCells[],
  asked: { readonly page?: number; readonly q?: string },
): ListPart<StagedCells> {
  const q = (asked.q ?? '').trim();
  const words = plainText(q).split(/\s+/);
  const found = lines.filter(({ pay: { employee, department } }) => {
    const text = plainText(`${employee.firstName} ${employee.lastName} ${employee.number ?? ''} ${department ?? ''}`);
    return words.every((word) => text.includes(word));
  });
  return partOf(found, LINES_OF_PAGE, { ...asked, q });
}

/** A list of texts that a page put into a form field; anything else is no list. */
export function textList(json: string | undefined): readonly string[] {
  try {
    const value: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(value) && value.length <= mostColumns && value.every((one) => typeof one === 'string')
      ? value
      : [];
  } catch {
    return [];
  }
}

export function columnsOf(country: Country, cells: CellsOfRun, added: readonly string[]) {
  return runColumns(country, cells, addedColumns(added));
}

/** What was typed into a cell under a column, as a change; or what is wrong with it. */
export function cellChange(
  country: Country,
  key: string,
  was: string,
  typed: string,
  period: Period,
): { readonly change: CellChange } | { readonly problem: string } {
  const column = readColumnKey(key);
  if (column === undefined) return { problem: 'There is no such column.' };
  const shown = shownColumn(country, column);
  // What nobody typed is not judged: a cell that cannot be typed into may hold a share or what takes back an amount.
  if (typed.trim() === shownCell(shown.kind, was, period)) return { change: { column, was, now: was } };
  const read = cellText(shown.kind, typed, period);
  return read.ok
    ? { change: { column, was, now: read.text } }
    : { problem: `${shown.group === '' ? '' : `${shown.group} `}${shown.title}: ${read.problem}` };
}

/** The gross of everybody's pay in the run before this one. */
export async function lastGrossOf(
  { pays }: WebAppServices,
  { session, company }: CompanyVisit,
  { run }: Pick<CellsOfRun, 'run'>,
): Promise<ReadonlyMap<number, string>> {
  const where = { customerId: session.customer.id, companyId: company.id };
  const runs = await pays.listPayRuns({ ...where, payPeriod: run.payPeriod, to: addDays(run.startDate, -1) });
  const before = runs.ok ? runs.value.findLast(({ payCount, id }) => payCount > 0 && id !== run.id) : undefined;
  if (before === undefined) return new Map();
  const listed = await pays.listPays({ ...where, payRunId: before.id });
  const own = listed.ok ? listed.value : [];
  return new Map(own.map(({ employeeId, gross }) => [employeeId, gross]));
}

/** What a page says of a line that was not changed as asked. */
export function problemOfLine({ problem, conflicts }: ChangedCells, country: Country): string | undefined {
  if (problem !== undefined) return problem;
  if (conflicts.length === 0) return undefined;
  const names = conflicts.map((key) => {
    const column = readColumnKey(key);
    return column === undefined ? key : shownColumn(country, column).title;
  });
  return `Somebody else has changed ${names.join(', ')} meanwhile; what they entered is shown.`;
}
