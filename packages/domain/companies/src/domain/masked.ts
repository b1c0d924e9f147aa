/** Bank, branch, account and, in the group, the suffix that says which of the accounts under that number it is; most have 00. */
const newZealandAccount = /^(?:\d{1,2}[ -]\d{1,4}[ -]\d{6,8}([ -]\d{1,4})|\d{13}(\d{2,3}))$/;

/**
 * All but the last three characters hidden, before the suffix of a New Zealand account: enough to recognise a number one knows,
 * useless to one who does not.
 */
export function masked(number: string | null): string | null {
  if (number === null) return null;
  const [, separated, together] = newZealandAccount.exec(number) ?? [];
  const suffix = (separated ?? together ?? '').length;
  const shown = number.length > 5 ? number.slice(-3 - suffix) : '';
  return '*'.repeat(number.length - shown.length) + shown;
}
