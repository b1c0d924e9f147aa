import { nzBenchLines, runNzBench } from './payroll-core-nz';

for (const line of nzBenchLines(runNzBench())) console.log(line);
