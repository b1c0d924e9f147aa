// `npm run check`: every check that needs no test run.
import { checkStages, reportStages } from './check-stages.mjs';
import { runStages } from './stages.mjs';

process.exitCode = (await runStages('check', checkStages, reportStages)) ? 0 : 1;
