import { minimumRate, percentageOf, percentOf, priceCell, type AwardEmployee } from 'payroll-core/au/awards';
import { findAward } from 'payroll-core/au/awards/all';
import { civilDate } from 'payroll-core/calendar';
import { inForce } from 'payroll-core/statutory';
import { audIn, has, orUnreadable, textIn } from '../read-input';
import { UnreadableVector } from '../unreadable-vector';
import type { Computed, JsonObject, Kind } from '../vector';

/** A cell of a pay guide: minimum rate and percentage are ours, the dollars are printed. */
export const awardCell: Kind = ({ inputs }): Computed => {
  // The Fast Food guide of 2023 is older than our rates: its base is given, the arithmetic is ours.
  if (!has(inputs, 'section')) return { actual: percentOf(audIn(inputs, 'base'), textIn(inputs, 'percent')) };
  const award = orUnreadable(findAward(textIn(inputs, 'award')));
  const guide = orUnreadable(inForce(award.payGuides, civilDate(textIn(inputs, 'from')))).values;
  const cell = priceCell(guide, textIn(inputs, 'section'), textIn(inputs, 'classification'), textIn(inputs, 'column'));
  if (cell === undefined) throw new UnreadableVector('The pay guide has no such cell.');
  return { actual: cell.hourly };
};

/** A dollar of the Commission's database: the percentage is ours, the minimum rate of that past year is given. */
export const awardDatabase: Kind = ({ inputs }): Computed => {
  const award = orUnreadable(findAward(textIn(inputs, 'award')));
  const edition = award.percentages.editions[0];
  const percent =
    edition === undefined
      ? undefined
      : percentageOf(edition.values, textIn(inputs, 'clause'), textIn(inputs, 'description'), textIn(inputs, 'rateId'));
  // A penalty that the database of 2021 does not hold, or holds twice, is taken as given.
  return { actual: percentOf(audIn(inputs, 'base'), percent ?? textIn(inputs, 'percent')) };
};

/** A single printed dollar of an award without a stored pay guide. */
export const awardAnchor: Kind = ({ inputs }): Computed => {
  const award = orUnreadable(findAward(textIn(inputs, 'award')));
  const [classification = '', age] = textIn(inputs, 'classification').split(' / ');
  const employee: AwardEmployee = {
    employmentType: textIn(inputs, 'employment') === 'casual' ? 'casual' : 'full-time',
    classification,
    ...(age === undefined ? {} : { age: ageIn(age) }),
  };
  const rate = orUnreadable(minimumRate(award, employee, civilDate(textIn(inputs, 'from'))));
  return { actual: percentOf(rate.hourly, percentIn(inputs, age !== undefined && award.code === 'MA000005')) };
};

/** Where a junior's percentage is printed for the ordinary hour, our junior rate already has it. */
function percentIn(inputs: JsonObject, isShareOfAdult: boolean): string {
  const percent = has(inputs, 'percent') ? textIn(inputs, 'percent') : '100';
  return isShareOfAdult && Number(percent) < 100 ? '100' : percent;
}

function ageIn(text: string): number {
  const under = /under (\d+)/.exec(text);
  return under === null ? Number(/\d+/.exec(text)?.[0]) : Number(under[1]) - 1;
}
