import { exactBesideFloatLines } from './exact-beside-float';
import { runAuBench } from './payroll-core-au';

for (const line of exactBesideFloatLines(runAuBench())) console.log(line);
