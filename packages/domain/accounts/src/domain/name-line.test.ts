import { nameLineOf, readNameLine } from './name-line';

describe('a name of one visible line', () => {
  test.each([
    ['Persian, with a non-joiner', 'علی\u200cرضا'],
    ['Sinhala, with a joiner after a virama', 'ශ්\u200dරී'],
    ['Hindi, with a joiner', 'क्\u200dष'],
    ['Malayalam, whose last letter ends in a joiner', 'ജോണ്\u200d'],
    ['Malayalam, within two words', 'ജോണ്\u200d മാത്യു'],
    ['an emoji of several', 'Ann 👩🏽\u200d🏫 Lee'],
    ['a Japanese name with a variation selector', '葛\u{e0100}城'],
    ['sixty characters beyond the basic plane', '𝒳'.repeat(60)],
  ])('%s', (_, name) => {
    expect(readNameLine(` ${name} `, 60)).toBe(name);
    expect(nameLineOf(name, 60)).toBe(name);
  });

  test.each([
    ['an override of the direction', 'App\u202egro.lapyap', 'Appgro.lapyap'],
    ['an embedding', '\u202aApp\u202c', 'App'],
    ['an isolate', 'a\u2066b\u2069', 'ab'],
    ['a mark of direction', 'a\u200fb', 'ab'],
    ['a joiner in a Latin word', 'Pay\u200droll', 'Payroll'],
    ['a non-joiner in a Latin word', 'Pay\u200croll', 'Payroll'],
    ['two joiners', 'क्\u200d\u200dष', 'क्\u200dष'],
    ['a joiner at the beginning', '\u200dक', 'क'],
    ['a zero-width space', 'Pay\u200broll', 'Payroll'],
    ['a byte order mark', 'Pay\ufeffroll', 'Payroll'],
    ['a soft hyphen', 'Pay\u00adroll', 'Payroll'],
    ['tags', 'Pay\u{e0041}roll', 'Payroll'],
    ['another line', 'Ann\nOwner', 'Ann Owner'],
    ['a line separator', 'Ann\u2028Owner', 'Ann Owner'],
    ['half of a character', 'Ann\ud800', 'Ann'],
  ])('%s is refused, and left out of a name that somebody else typed', (_, name, left) => {
    expect(readNameLine(name, 60)).toBeUndefined();
    expect(nameLineOf(name, 60)).toBe(left);
  });

  test.each([
    ['nothing', ''],
    ['blanks', ' \t'],
    ['fillers that show nothing', '\u3164\u115f'],
    ['too much', 'a'.repeat(61)],
  ])('%s is refused', (_, name) => expect(readNameLine(name, 60)).toBeUndefined());

  test('what is cut is no half of a character', () => {
    expect(nameLineOf(`${'a'.repeat(59)}😀😀`, 60)).toBe(`${'a'.repeat(59)}😀`);
    expect(nameLineOf(`${'a'.repeat(58)}क्\u200dष`, 61)).toBe(`${'a'.repeat(58)}क्\u200d`);
  });
});
