/** What a page pays for one import, in bytes after gzip, and which folders of the library must not come with it. The README names the first three. */
export const sizeBudgets = [
  {
    what: 'AU calculator',
    script: `export { calculatePay } from 'payroll-core/au';`,
    gzipped: 50_000,
    without: ['nz/', 'au/awards/', 'au/etp/', 'au/payroll-tax/'],
  },
  {
    what: 'NZ calculator',
    script: `export { calculatePay } from 'payroll-core/nz';`,
    gzipped: 50_000,
    without: ['au/', 'nz/payday-filing/'],
  },
  {
    what: 'AU calculator by the whole library',
    script: `import { au } from 'payroll-core'; export const pay = au.calculatePay;`,
    gzipped: 85_000,
    without: ['nz/', 'au/awards/'],
  },
  {
    what: 'one instrument: super guarantee',
    script: `export { superGuarantee } from 'payroll-core/au';`,
    gzipped: 8_000,
    without: ['nz/', 'au/payg-schedule-1/', 'au/study-loans/', 'au/awards/'],
  },
  {
    what: 'one award',
    script: `export { MA000009 } from 'payroll-core/au/awards/MA000009';`,
    gzipped: 30_000,
    without: ['nz/', 'au/awards/MA000004/', 'au/payg-schedule-1/'],
  },
  {
    what: 'amounts',
    script: `export { add, aud, toCents } from 'payroll-core/money';`,
    gzipped: 6_000,
    without: ['au/', 'nz/'],
  },
];
