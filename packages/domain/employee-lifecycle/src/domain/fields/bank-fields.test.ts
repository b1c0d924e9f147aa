import { bankFields } from './bank-fields';

const { read } = bankFields.primary_bank_account_number;

// 01-902-0068389-00 is an example account of Inland Revenue's specification; the second differs from it in a digit.
test.each([
  ['01-0902-0068389-00', true, undefined],
  ['010902006838900', true, undefined],
  ['12345678', true, undefined],
  ['01-0902-0068388-00', false, 'is not a New Zealand bank account: its digits do not check'],
  ['010902006838800', false, 'is not a New Zealand bank account: its digits do not check'],
  ['1234567890123', false, 'must be at most 12 digits, or a New Zealand account'],
])('%s as an account number', (typed, isTaken, says) => {
  expect(read(typed)).toMatchObject(isTaken ? { ok: true, value: typed } : { ok: false, message: says });
});
