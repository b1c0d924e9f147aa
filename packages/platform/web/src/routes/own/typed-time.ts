const time = /^(\d{1,2})(?:[:.]?(\d{2}))?\s*([ap])?\.?(?:m\.?)?$/i;

/** A time of day as people write it, `17:30`, `1730` or `5:30 pm`, in minutes from midnight. */
export function typedTime(text: string): number | undefined {
  const [, hours = '', minutes = '00', half] = time.exec(text.trim()) ?? [];
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (hours === '' || minute > 59) return undefined;
  if (half === undefined) return hour < 24 ? hour * 60 + minute : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return ((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + minute;
}
