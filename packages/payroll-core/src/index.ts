/** The whole library by one entry. Narrower entries (`payroll-core/au`, `payroll-core/money`, …) hold the same things. */
export * as au from './au';
export * as nz from './nz';
export * from './calendar';
export * from './identifiers';
export * from './money';
export * from './refusal';
export * from './statutory';
export * from './trace';
