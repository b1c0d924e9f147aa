import { cellOf, readColumnKey, type CellChange, type PayColumn, type StagedCells } from '@anz-payroll/pay-runs';
import { ListOf, QueryWholeNumber, Text, TextList, WholeNumber } from '@anz-payroll/http-kit/contract';
import { problem } from '@anz-payroll/http-kit/errors';
import { answer, form, route, type Route } from '@anz-payroll/http-kit/route';
import { inWords } from '../../pay-pages';
import { licensed } from '../licensed';
import { pageAnswers } from '../page-replies';
import { inCompany } from '../visit';
import { withAudit } from '../with-audit';
import type { WebAppServices } from '../web-app-services';
import { textList } from './run-cells';
import { oneRun, RunPagePath } from './run-path';

/** A line of the table of a run, for the script that keeps it. Amounts are exact text. */
class RunLine {
  @WholeNumber() pay_id!: number;
  @TextList({ description: 'The cells of the columns asked for, in their order.' }) cells!: readonly string[];
  @Text() gross!: string;
  @Text() tax!: string;
  @Text() net!: string;
  @TextList() warnings!: readonly string[];
  @TextList({ description: 'Columns that somebody else had changed.' }) conflicts!: readonly string[];
  @Text({ nullable: true, description: 'Why nothing of the line was changed.' }) problem!: string | null;
}

class RunLines {
  @WholeNumber({ description: 'Grows with every change of the run.' }) version!: number;
  @Text() gross!: string;
  @Text() tax!: string;
  @Text() net!: string;
  @ListOf(() => RunLine) lines!: readonly RunLine[];
}

class RunLinesQuery {
  @QueryWholeNumber({ optional: true, min: 0 }) version?: number;
  @Text({ optional: true, max: 10_000 }) columns?: string;
  @Text({ optional: true, max: 10_000, pattern: /^\d+(?:,\d+)*$/, description: 'Of these pays alone.' }) pays?: string;
}

class CellsForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ max: 10_000 }) columns!: string;
  @Text({ max: 2_000_000, isCheckedByReader: true }) changes!: string;
}

const common = { tag: 'Pages', auth: inCompany({ refusal: 'not-found' }), rate: 'unlimited' } as const;
const mostLines = 2000;

export const runLinesRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'GET',
    path: '/companies/{company_id}/pays/runs/{pay_run_id}/lines',
    operation: 'pay-run-lines',
    may: 'pays.read',
    summary: 'The lines of the table of a run, where it changed since a version',
    request: { params: RunPagePath, query: RunLinesQuery },
    responses: { 200: answer(RunLines, 'The lines; none where nothing changed.') },
    errors: { 404: 'There is no such run, or nobody is signed in' },
    async handle({ params, query, context }) {
      const one = oneRun(context.visit, params.pay_run_id);
      const run = await web.pays.readPayRun(one);
      if (!run.ok) return problem('not-found');
      const { version, gross, tax, net } = run.value;
      if (version === query.version) return { status: 200, body: { version, gross, tax, net, lines: [] } };
      const payIds = query.pays?.split(',').map(Number);
      const cells = await web.pays.readCells({ ...one, ...(payIds === undefined ? {} : { payIds }) });
      if (!cells.ok) return problem('not-found');
      const columns = columnsAsked(query.columns);
      return {
        status: 200,
        body: {
          ...totals(cells.value.run),
          lines: cells.value.lines.map((line) => shownLine(line, columns, [])),
        },
      };
    },
  });

export const changeCellsRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'POST',
    path: '/companies/{company_id}/pays/runs/{pay_run_id}/cells',
    operation: 'pay-run-cells',
    may: 'pays.write',
    summary: 'Changes cells of the table of a run that still stand as they were seen',
    request: { params: RunPagePath, body: form(CellsForm, { maxBytes: 2_500_000 }) },
    responses: {
      200: answer(RunLines, 'The lines that were asked to be changed, as they are now.'),
      403: pageAnswers[403],
    },
    errors: { 404: 'There is no such run, or nobody is signed in', 422: 'The changes cannot be read' },
    async handle({ params, body, context }) {
      const { visit } = context;
      const columns = columnsAsked(body.columns);
      const changes = changesIn(body.changes, columns);
      if (changes === undefined) return problem('unprocessable', 'changes is not a list of lines with cells.');
      const one = oneRun(visit, params.pay_run_id);
      const what = { action: 'enter-pay-run', recordType: 'pay-runs', recordId: params.pay_run_id };
      const changed = await withAudit(web, visit, what, () =>
        licensed(web, visit, () => web.pays.changeCells({ ...one, changes })),
      );
      const run = await web.pays.readPayRun(one);
      if (!run.ok) return problem('not-found');
      if (!changed.ok) return problem('unprocessable', changed.error.message);
      const lines = changed.value.map(({ payId, line, conflicts, problem: refused }): RunLine =>
        line === undefined
          ? { ...emptyLine, pay_id: payId, problem: refused ?? null }
          : shownLine(line, columns, conflicts),
      );
      return { status: 200, body: { ...totals(run.value), lines } };
    },
  });

const emptyLine = { cells: [], gross: '', tax: '', net: '', warnings: [], conflicts: [] };

function totals({ version, gross, tax, net }: { version: number; gross: string; tax: string; net: string }) {
  return { version, gross, tax, net };
}

function columnsAsked(json: string | undefined): readonly (PayColumn | undefined)[] {
  return textList(json).map(readColumnKey);
}

function shownLine(
  { pay, entered }: StagedCells,
  columns: readonly (PayColumn | undefined)[],
  conflicts: readonly string[],
): RunLine {
  return {
    pay_id: pay.id,
    cells: columns.map((column) => (column === undefined ? '' : cellOf(entered, column).text)),
    gross: pay.gross,
    tax: pay.tax,
    net: pay.net,
    warnings: pay.result.warnings.map(({ message }) => inWords(message)),
    conflicts,
    problem: null,
  };
}

/** `[{ "pay_id": 12, "cells": [[0, "38", "40"]] }]`: column, what was seen, what it shall be. */
function changesIn(json: string, columns: readonly (PayColumn | undefined)[]) {
  let sent: unknown;
  try {
    sent = JSON.parse(json);
  } catch {
    return undefined;
  }
  if (!Array.isArray(sent) || sent.length > mostLines) return undefined;
  const changes: { payId: number; cells: CellChange[] }[] = [];
  for (const line of sent as readonly unknown[]) {
    if (typeof line !== 'object' || line === null || !('pay_id' in line) || !('cells' in line)) return undefined;
    const { pay_id: payId, cells } = line;
    if (typeof payId !== 'number' || !Number.isSafeInteger(payId) || !Array.isArray(cells)) return undefined;
    const read: CellChange[] = [];
    for (const cell of cells as readonly unknown[]) {
      if (!Array.isArray(cell)) return undefined;
      const [index, was, now] = cell as readonly unknown[];
      const column = typeof index === 'number' ? columns[index] : undefined;
      if (column === undefined || typeof was !== 'string' || typeof now !== 'string' || now.length > 10_000)
        return undefined;
      read.push({ column, was, now });
    }
    changes.push({ payId, cells: read });
  }
  return changes;
}
