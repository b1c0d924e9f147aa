import { textIn } from '../read-input';
import type { Kind, OwnKind } from '../vector';
import { awardExample } from './example';
import { awardAnchor, awardCell, awardDatabase } from './figures';
import { awardShift } from './shift';
import { awardVector } from './vector-sets';

export { awardVector, awardVectorFiles, kindOf, type AwardVectorFile } from './vector-sets';

/** Kinds of figures about awards, by the file they stand in. */
export const auAwardKinds: Readonly<Record<string, Kind>> = {
  'award-anchor': awardAnchor,
  'award-cell': awardCell,
  'award-database': awardDatabase,
  'award-example': awardExample,
  'award-shift': awardShift,
};

/** Our own copies of these figures stand in `au/awards/vectors`, each row with the file it came from. */
export const auAwardOwnKinds: Readonly<Record<string, OwnKind>> = {
  'au/awards': (row) => {
    const file = textIn(row, 'set');
    const vector = awardVector(file, row['vector'] ?? null);
    const compute = auAwardKinds[vector.kind ?? ''];
    if (compute === undefined) throw new TypeError(`Nobody runs the rows of ${file}`);
    return { ...compute(vector), expected: vector.expected };
  },
};
