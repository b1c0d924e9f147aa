import { plainLetters } from './plain-letters';

test.each([
  ['Łukasz Wróbel', 'Lukasz Wrobel'],
  ['Đặng Thị Ngọc', 'Dang Thi Ngoc'],
  ['Øyvind Sørensen', 'Oyvind Sorensen'],
  ['Þóra Guðrún', 'Thora Gudrun'],
  ['Æsa Œuvray', 'Aesa Oeuvray'],
  ['Işıl Ħamrun', 'Isil Hamrun'],
  ['Strauß', 'Strauss'],
  ['Kōwhai', 'Kowhai'],
  ['王 & Co, 12½', '王 & Co, 12½'],
])('%s is %s', (text, plain) => {
  expect(plainLetters(text)).toBe(plain);
});
