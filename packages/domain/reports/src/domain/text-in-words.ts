import type { ReportColumn } from './report';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A cell of text as people read it. */
export function textInWords({ words }: ReportColumn, value: string): string {
  return words?.[value] ?? value;
}

/** `2026-11` as `Nov 2026`. */
export function monthInWords(month: string): string {
  const [year, number] = month.split('-');
  return `${months[Number(number) - 1]} ${year}`;
}
