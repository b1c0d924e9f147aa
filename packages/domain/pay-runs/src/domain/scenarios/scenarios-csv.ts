import { writeCsv, type CsvCell } from '@anz-payroll/kernel';
import { toFixed } from 'payroll-core';
import { totalNames } from 'payroll-core/changes';
import { changeInWords } from './change-in-words';
import type { CostOfScenario } from './scenario';

/** A row for every change of every scenario, over a year. */
export function scenariosCsv(scenarios: readonly CostOfScenario[]): string {
  const head = ['Scenario', 'Change', 'People', 'Gross', 'Tax', 'Study loan', 'Net', 'Super or KiwiSaver', 'Cost'];
  return writeCsv([
    head.map((text) => ({ text })),
    ...scenarios.flatMap(({ scenario, changes }) =>
      changes.map(({ change, people, aYear }): readonly CsvCell[] => [
        { text: scenario.name },
        { text: changeInWords(change) },
        { number: String(people) },
        ...totalNames.map((name) => ({ number: toFixed(aYear[name], 2) })),
      ]),
    ),
  ]);
}
