import { baseTaxCodes, parseTaxCode, taxCodeOf } from '.';

test.each([
  ['M', 'M', 'main', false],
  ['M SL', 'M', 'main', true],
  ['MSL', 'M', 'main', true],
  ['ME SL', 'ME', 'main', true],
  ['me  sl', 'ME', 'main', true],
  [' S ', 'S', 'secondary', false],
  ['SSL', 'S', 'secondary', true],
  ['SB', 'SB', 'secondary', false],
  ['SH SL', 'SH', 'secondary', true],
  ['ST', 'ST', 'secondary', false],
  ['SA SL', 'SA', 'secondary', true],
  ['CAE', 'CAE', 'casual', false],
  ['EDW', 'EDW', 'casual', false],
  ['NSW', 'NSW', 'flat', false],
  ['ND', 'ND', 'flat', false],
  ['STC', 'STC', 'certificate', false],
  ['STC SL', 'STC', 'certificate', true],
  ['WT', 'WT', 'schedular', false],
])('%s is %s, taxed as %s, student loan %s', (text, base, kind, studentLoan) => {
  expect(parseTaxCode(text)).toEqual({ ok: true, value: { base, kind, studentLoan } });
});

// The API names two codes that people send and that are none.
test.each(['SLCIR', 'SLCIR SL', 'SL', ' SL', '', 'X', 'M M', 'MS L', 'toString', 7, null, undefined, {}])(
  '%p is refused',
  (input) => {
    const refused = parseTaxCode(input, 'employee.nzTaxCode');
    expect(refused).toMatchObject({ ok: false, error: { code: 'code/unknown', path: 'employee.nzTaxCode' } });
    expect(!refused.ok && refused.error.message).toContain('M, ME, SB, S, SH, ST, SA, CAE, EDW, NSW, ND, STC, WT');
  },
);

test('a refusal without a path has none', () => {
  const refused = parseTaxCode('X');
  expect(refused.ok).toBe(false);
  expect(!refused.ok && 'path' in refused.error).toBe(false);
});

test('every base code reads back as itself', () => {
  for (const code of baseTaxCodes) expect(parseTaxCode(code)).toEqual({ ok: true, value: taxCodeOf(code) });
});
