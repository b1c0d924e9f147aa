import type { CivilDate } from 'payroll-core';
import { addFigures } from './figures';
import type { Figures } from './pay-record';

/** In the leave account: hours that arose on a day, noted by the first pay that was entered for that day or a later one. */
const PREFIX = 'granted:hours:';
const NOTE = 'granted:';

export function hoursArisenName(leaveType: string, day: CivilDate): string {
  return `${PREFIX}${leaveType}:${day}`;
}

/** The notes of a movement of leave, which most have none of. */
export function notesOfHoursArisen(leave: Figures): Figures {
  let notes: Figures = {};
  for (const name in leave) if (name.startsWith(PREFIX)) notes = { ...notes, [name]: leave[name]! };
  return notes;
}

/** What stands in a leave account beside hours of leave, which most movements have none of. */
export function notesOfAccount(leave: Figures): Figures {
  let notes: Figures = {};
  for (const name in leave) if (name.startsWith(NOTE)) notes = { ...notes, [name]: leave[name]! };
  return notes;
}

/** The hours that notes tell of until a day, under the leave that they are of. */
export function hoursArisenBy(notes: Figures, day: CivilDate): Figures {
  let arisen: Figures = {};
  for (const name in notes) {
    if (!name.startsWith(PREFIX)) continue;
    const [leaveType, on] = name.slice(PREFIX.length).split(':');
    if (on! <= day) arisen = addFigures(arisen, { [leaveType!]: notes[name]! });
  }
  return arisen;
}

/** An entitlement that a movement of leave noted: its day, that it was given, and its hours. */
export interface NotedEntitlement {
  readonly day: CivilDate;
  readonly leave: Figures;
}

/** The entitlements that a pay noted. Those without hours beside them are of an earlier version and are left out. */
export function entitlementsNoted(leave: Figures): readonly NotedEntitlement[] {
  return Object.entries(notesOfHoursArisen(leave)).map(([name, hours]) => {
    const [leaveType, day] = name.slice(PREFIX.length).split(':') as [string, CivilDate];
    const given = `granted:${leaveType}:${day}`;
    return { day, leave: { [name]: hours, [given]: leave[given] ?? '1', [leaveType]: hours } };
  });
}
