import { chooseGroups } from './pay-rate-read-model';
import type { Award, PayRateGroup } from './pay-rates';

const awards = new Map<number, Award>([
  [1, { id: 1, companyId: 1, name: 'Retail Award' }],
  [2, { id: 2, companyId: 1, name: '7' }],
]);
const group = (id: number, awardId: number | null, name: string): PayRateGroup => ({
  id,
  companyId: 1,
  awardId,
  name,
  employeeIds: [],
});
const groups = [group(7, 1, 'Level 1'), group(8, 2, 'Level 1'), group(9, null, 'None')];

describe('choosing pay rate groups', () => {
  test.each([
    [{}, [7, 8, 9]],
    [{ award: '1' }, [7]],
    [{ award: ' RETAIL award ' }, [7]],
    [{ award: '7' }, [8]],
    [{ award: 'none' }, [9]],
    [{ award: 'Null' }, [9]],
    [{ award: 'retail' }, []],
    [{ classification: 'level 1' }, [7, 8]],
    [{ classification: '8' }, [8]],
    [{ classification: 'none' }, [9]],
    [{ award: '1', classification: '8' }, []],
  ])('[4.1-06] %j chooses %j', (filter, expected) => {
    expect(chooseGroups(groups, awards, filter).map(({ id }) => id)).toEqual(expected);
  });
});
