const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2026-11-05` as people here read it: `5 Nov 2026`. Anything else stays as it is. */
export function day(date: string): string {
  const [, year, month, dayOfMonth] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  const name = months[Number(month) - 1];
  return year === undefined || name === undefined ? date : `${Number(dayOfMonth)} ${name} ${year}`;
}

/** A stretch of days: the year is said once where it is the same. */
export function days(start: string, end: string): string {
  const from = start.slice(0, 4) === end.slice(0, 4) ? day(start).replace(/ \d{4}$/, '') : day(start);
  return `${from} to ${day(end)}`;
}
