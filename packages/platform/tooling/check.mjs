// `npm run check`: every rule of the house that needs no test run.
import { checkStages } from './check-stages.mjs';
import { runStages } from './stages.mjs';

process.exitCode = (await runStages('check', checkStages)) ? 0 : 1;
