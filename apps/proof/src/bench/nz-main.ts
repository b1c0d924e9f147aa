import { exactBesideFloatLines } from './exact-beside-float';
import { runNzBench } from './payroll-core-nz';

for (const line of exactBesideFloatLines(runNzBench())) console.log(line);
