import Ajv from 'ajv/dist/2020';
import * as fc from 'fast-check';
import {
  bankStateBranch,
  checked,
  day,
  decimalText,
  emailAddress,
  listOf,
  notes,
  oneOf,
  optional,
  phoneNumber,
  readFields,
  recordId,
  text,
  upperCased,
  wholeNumber,
  yesOrNo,
  type Field,
} from '.';

const value = <T>(field: Field<T>, given: unknown): T | string => {
  const reading = field.read(given);
  return reading.ok ? reading.value : `refused: ${reading.code}`;
};

describe('fields', () => {
  test.each<[string, Field<unknown>, unknown, unknown]>([
    ['text is trimmed', text(1, 5), '  abc ', 'abc'],
    ['text is counted in characters, not code units', text(1, 2), '🦘🦘', '🦘🦘'],
    ['text that is too long', text(1, 2), 'abc', 'refused: too-long'],
    ['blank text where some is needed', text(1, 2), '   ', 'refused: too-short'],
    ['text of which nothing shows, where some is needed', text(1, 2), '\u200b', 'refused: too-short'],
    ['text of which nothing shows, where none is needed', text(0, 2), ' \u2060\u3164 ', ''],
    ['notes of which nothing shows', notes(9), '\ufeff\n\u00ad', ''],
    ['a joiner within a name', text(1, 9), 'علی\u200cرضا', 'علی\u200cرضا'],
    ['text on two lines', text(1, 9), 'a\nb', 'refused: wrong-form'],
    ['a number where text is wanted', text(1, 9), 5, 'refused: wrong-type'],
    ['notes may run over lines', notes(9), ' a\nb ', 'a\nb'],
    ['half of a character', text(1, 9), 'a\ud800b', 'refused: wrong-form'],
    ['half of a character in notes', notes(9), '\udc00', 'refused: wrong-form'],
    ['a character of two halves', text(1, 1), '🙂', '🙂'],
    ['digits with blanks', checked(() => true, 'a number', ''), '1 2-3', '123'],
    ['digits between a hundred blanks', checked(() => true, 'a number', ''), '1 '.repeat(51), 'refused: wrong-form'],
    ['upper-casing', upperCased(text(2, 3)), 'nsw', 'NSW'],
    ['null stands for no value where one is optional', optional(text(1, 2)), null, null],
    ['and so does the empty text', optional(text(1, 2)), '', null],
    ['and blanks, as spreadsheets leave them', optional(text(1, 2)), '  ', null],
    ['in a number as in text', optional(phoneNumber), ' '.repeat(8), null],
    ['a code as listed', oneOf('A', 'B'), 'B', 'B'],
    ['a code in another case', oneOf('A', 'B'), 'b', 'refused: unknown-code'],
    ['true', yesOrNo, true, true],
    ['the word true', yesOrNo, 'true', 'refused: wrong-type'],
    ['a decimal as text', decimalText(), '0012.3400', '12.34'],
    ['a decimal as a number', decimalText(), 12.34, '12.34'],
    ['a decimal with an exponent', decimalText(), '1e3', 'refused: wrong-type'],
    ['a decimal that is not finite', decimalText(), Number.NaN, 'refused: wrong-type'],
    ['a decimal at its lower bound', decimalText({ least: '0' }), '0', '0'],
    ['a decimal below it', decimalText({ least: '0' }), '-0.01', 'refused: out-of-range'],
    ['a decimal that must be more', decimalText({ moreThan: '0' }), '0', 'refused: out-of-range'],
    ['a decimal above its upper bound', decimalText({ most: '1' }), '1.0000000001', 'refused: out-of-range'],
    ['a decimal that is too fine', decimalText({ places: 2 }), '1.005', 'refused: out-of-range'],
    ['zeros behind it do not count', decimalText({ places: 2 }), '1.0500', '1.05'],
    ['a whole number', wholeNumber(1, 9), 9, 9],
    ['a whole number as text', wholeNumber(1, 9), '9', 9],
    ['a fraction', wholeNumber(1, 9), 1.5, 'refused: wrong-type'],
    ['a whole number out of bounds', wholeNumber(1, 9), 10, 'refused: out-of-range'],
    ['an id of 0', recordId, 0, 'refused: out-of-range'],
    ['a day', day, '2028-02-29', '2028-02-29'],
    ['a day that does not exist', day, '2026-02-29', 'refused: wrong-form'],
    ['a phone number', phoneNumber, '+61 (2) 9999-11', '+61 (2) 9999-11'],
    ['seven digits', phoneNumber, '1234567', 'refused: wrong-form'],
    ['a BSB', bankStateBranch, '062-000', '062-000'],
    ['a BSB with the hyphen elsewhere', bankStateBranch, '06-2000', 'refused: wrong-form'],
    ['an e-mail address', emailAddress, ' a.b+c@d-e.example ', 'a.b+c@d-e.example'],
    ['an e-mail address of 255 characters', emailAddress, `a@${'b'.repeat(249)}.com`, 'refused: wrong-form'],
    ['a list', listOf(recordId, 2), [1, 2], [1, 2]],
    ['a list that is too long', listOf(recordId, 2), [1, 2, 3], 'refused: too-long'],
    ['a list with a bad entry', listOf(recordId, 2), [1, 'x'], 'refused: wrong-type'],
    ['a checked number without its blanks', checked((digits) => digits === '12', 'a number', ''), ' 1-2 ', '12'],
    ['a checked number that does not check', checked(() => false, 'a number', ''), '12', 'refused: check-digit'],
    ['letters in a checked number', checked(() => true, 'a number', ''), '1a', 'refused: wrong-form'],
  ])('%s', (_, field, given, expected) => {
    expect(value(field, given)).toEqual(expected);
  });
});

describe('reading a body', () => {
  const fields = { name: text(1, 5), age: optional(wholeNumber(0, 150)), open: yesOrNo };

  test('every problem is reported, with its path', () => {
    const read = readFields(fields, { name: '', age: 'x', shoe: 1 }, { required: ['name', 'open'], at: '[3].' });
    expect(read).toEqual({
      ok: false,
      error: [
        { path: '[3].name', message: 'must have at least 1 character', code: 'too-short' },
        { path: '[3].age', message: 'must be a whole number', code: 'wrong-type' },
        { path: '[3].shoe', message: 'is not a field of this record', code: 'unknown-field' },
        { path: '[3].open', message: 'is required', code: 'missing' },
      ],
    });
  });

  test('what is not sent is not in the answer; null is, where it may be', () => {
    expect(readFields(fields, { age: null })).toEqual({ ok: true, value: { age: null } });
    expect(readFields(fields, { age: null, open: null }, { nullMeansOmitted: true })).toEqual({ ok: true, value: {} });
    expect(readFields(fields, { open: null }).ok).toBe(false);
  });

  test.each([null, undefined, 7, 'text', [], [{}]])('%j is not an object', (body) => {
    expect(readFields(fields, body).ok).toBe(false);
  });

  test('names that every object has are unknown fields', () => {
    for (const key of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const body = JSON.parse(`{"${key}": 1}`) as unknown;
      expect(readFields(fields, body)).toMatchObject({ ok: false, error: [{ path: key, code: 'unknown-field' }] });
    }
  });

  test('no body, however odd, makes it throw, and reading twice reads the same', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        const read = readFields(fields, body);
        if (read.ok) expect(readFields(fields, read.value)).toEqual(read);
        return true;
      }),
    );
  });
});

describe('the document of a field', () => {
  const isDocumented = ({ schema }: Field<unknown>, given: unknown) =>
    new Ajv({ strict: false }).validate(schema, given);
  const businessNumber = checked(() => true, 'an ABN', 'The business number.');
  const code = optional(upperCased(text(2, 3)));

  test.each<[string, Field<unknown>, unknown]>([
    ['text for a sum below zero', decimalText({ least: '0' }), '-1'],
    ['text for a sum below zero, of two places', decimalText({ moreThan: '0', places: 2 }), '-1.50'],
    ['too short a code', code, 'x'],
    ['letters for digits', businessNumber, 'x'],
    ['nothing for digits', businessNumber, ' - '],
    ['letters for digits that may be left out', optional(businessNumber), 'x'],
  ])('refuses what is refused: %s', (_, field, given) => {
    expect([isDocumented(field, given), field.read(given).ok]).toEqual([false, false]);
  });

  test.each<[string, Field<unknown>, unknown]>([
    ['a sum below zero where there is no bound', decimalText(), '-1'],
    ['a sum below zero within the bound', decimalText({ least: '-5' }), '-1'],
    ['a sum', decimalText({ least: '0', places: 2 }), '1.50'],
    ['a code', code, 'NSW'],
    ['no code', code, ''],
    ['digits in groups', businessNumber, '51 824-753 556'],
    ['no digits', optional(businessNumber), ''],
  ])('takes what is taken: %s', (_, field, given) => {
    expect([isDocumented(field, given), field.read(given).ok]).toEqual([true, true]);
  });
});
