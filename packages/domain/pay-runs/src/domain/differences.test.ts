import { differences } from './differences';

/** A pay as an earlier version stored it, as JSON. */
const stored = {
  gross: '1520',
  parameterFiles: ['au.payg-schedule-1@2026-07-01'],
  warnings: [{ code: 'leave/below-zero', message: 'Holiday leave is below zero after this pay: -1.2 hours.' }],
  allowances: [{ description: 'Tools', amount: '12.5' }],
};

describe('a stored pay beside the same pay worked out again', () => {
  it('is equal though warnings are worded otherwise, another file is named and members came later', () => {
    const replayed = {
      ...stored,
      parameterFiles: [...stored.parameterFiles, 'au.long-service-leave@2024-07-01'],
      warnings: [{ code: 'leave/below-zero', message: 'Annual leave is below zero after this pay: -1.2 hours.' }, {}],
      allowances: [{ description: 'Tools', amount: '12.5', isAdjustment: false }],
      daysPaid: '5',
    };
    expect(differences(stored, replayed)).toEqual([]);
  });

  it.each<[string, unknown, unknown]>([
    ['a cent', { ...stored, gross: '1520.01' }, { path: 'gross', stored: '1520', replayed: '1520.01' }],
    ['a figure that is gone', { ...stored, gross: undefined }, { path: 'gross', stored: '1520', replayed: '' }],
    [
      'the amount of a row',
      { ...stored, allowances: [{ description: 'Tools', amount: '13' }] },
      { path: 'allowances[0].amount', stored: '12.5', replayed: '13' },
    ],
    [
      'a row more',
      { ...stored, allowances: [...stored.allowances, 'second'] },
      { path: 'allowances[1]', stored: '', replayed: 'second' },
    ],
    [
      'a row less',
      { ...stored, allowances: [] },
      { path: 'allowances[0]', stored: JSON.stringify(stored.allowances[0]), replayed: '' },
    ],
  ])('differs by %s', (_what, replayed, difference) => {
    expect(differences(stored, replayed)).toEqual([difference]);
  });
});
