import { typedTime } from './typed-time';

test.each<[string, number | undefined]>([
  ['17:30', 1050],
  ['1730', 1050],
  ['5:30 pm', 1050],
  ['5.30pm', 1050],
  ['5 p.m.', 1020],
  ['12 am', 0],
  ['12:15 pm', 735],
  ['9', 540],
  ['0:05', 5],
  ['24:00', undefined],
  ['13 pm', undefined],
  ['9:60', undefined],
  ['half past five', undefined],
  ['', undefined],
])('%s is so many minutes from midnight', (text, minutes) => {
  expect(typedTime(text)).toBe(minutes);
});
