import { auBenchLines, runAuBench } from './payroll-core-au';

for (const line of auBenchLines(runAuBench())) console.log(line);
