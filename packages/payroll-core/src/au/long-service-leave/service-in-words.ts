import { counted } from './counted';
import type { LengthOfService } from './length-of-service';

/** "6 years 1 month 3 days" */
export function serviceInWords({ years, months, weeks, days }: LengthOfService): string {
  const parts = [
    [years, 'year'],
    [months, 'month'],
    [weeks, 'week'],
    [days, 'day'],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, unit]) => counted(count, unit));
  return said.length === 0 ? '0 days' : said.join(' ');
}
