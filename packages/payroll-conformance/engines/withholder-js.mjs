// WithholderJS 0.1.1 (Sean Darcy, MIT; its newest year is 2018-19) as an engine; it is not part of this package.
//   --engine withholder-js="node engines/withholder-js.mjs <path to withholder.js>"
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const Withholder = createRequire(import.meta.url)(resolve(process.argv[2]));
const withholder = new Withholder();
const periods = { weekly: 52, fortnightly: 26, monthly: 12, quarterly: 4 };
const say = console.log;
// The library prints its working to the same stream as our answers.
console.log = () => undefined;

for await (const line of createInterface({ input: process.stdin })) {
  const { id, kind, question } = JSON.parse(line);
  const { scale, frequency, earnings, studyLoan = false } = question;
  const settings = { threshold: scale === 2, hecs: studyLoan };
  const answer =
    kind === 'au.withholding' && (scale === 1 || scale === 2)
      ? { withheld: withholder.calculateTaxWithholding(Number(earnings), periods[frequency], '2019', settings) }
      : undefined;
  say(JSON.stringify(answer === undefined ? { id, unsupported: true } : { id, answer }));
}
