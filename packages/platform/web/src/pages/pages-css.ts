import { base } from './style/base';
import { controls } from './style/controls';
import { pay } from './style/pay';
import { print } from './style/print';
import { runTable } from './style/run-table';
import { tables } from './style/tables';
import { timesheets } from './style/timesheets';
import { tokens } from './style/tokens';

/** The one stylesheet of the pages. Served by ourselves, so that the policy allows no other source. */
export const pagesCss = [tokens, base, controls, tables, pay, runTable, timesheets, print].join('');
