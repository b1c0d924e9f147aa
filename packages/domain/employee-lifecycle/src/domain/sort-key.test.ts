import { sortKey } from './sort-key';

const key = (last_name: string, first_name: string, middle_name: string | null = null) =>
  sortKey({ last_name, first_name, middle_name });

test('names sort by last, first, middle, without regard to case and accents, shorter first', () => {
  const inOrder = [
    key('Émile', 'Jo'),
    key('eton', 'Al'),
    key('Li', 'Zed'),
    key('Lia', 'Ann'),
    key('Łukasik', 'Ewa'),
    key('Luks', 'Ann'),
    key('Māhina', 'A'),
    key('mahina', 'B'),
    key('Ødegård', 'Jo'),
    key('Olsen', 'Jo'),
    key('Smith', 'Ann'),
    key('Smith', 'Ann', 'Bea'),
    key('smith', 'ann', 'Zoe'),
    key('Smith', 'Bo'),
  ];
  expect([...inOrder].sort()).toEqual(inOrder);
  expect(new Set(inOrder).size).toBe(inOrder.length);
});
