import { checkPassword } from './password';

describe('passwords', () => {
  test.each([
    'correct horse battery staple',
    'ÄÖÜäöüßéèêëîï',
    '密码密码一二三四五六七八',
    '12345678901x',
    'a'.repeat(3) + 'bcdefghijkl',
  ])('%s is taken', (password) => expect(checkPassword(password, 'ana@kowhai.example').ok).toBe(true));

  test.each([
    ['11 characters', 'abcdefghijk'],
    ['201 characters', 'abcde'.repeat(40) + 'f'],
    ['one character over and over', 'aaaaaaaaaaaaaaaa'],
    ['the e-mail address', 'Ana@Kowhai.example'],
    ['one of a published list', 'MotherFucker'],
    ['a common one with a year behind it', 'Football2026!'],
    ['a common one with digits around it', '123Password456'],
    ['a common one twice', 'sunshinesunshine'],
    ['a row of keys', '1qaz2wsx3edc'],
  ])('%s is refused', (_, password) => {
    expect(checkPassword(password, 'ana@kowhai.example')).toMatchObject({ error: { code: 'password/too-weak' } });
  });

  test('a long mailbox name may not be part of it', () => {
    expect(checkPassword('aroha.ngata-2026', 'aroha.ngata@kowhai.example').ok).toBe(false);
  });
});
