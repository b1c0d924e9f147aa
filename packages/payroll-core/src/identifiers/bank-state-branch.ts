/** A BSB: bank, state and branch in six digits, with or without the hyphen in the middle. It has no check digit. */
export function isBankStateBranch(text: string): boolean {
  return typeof text === 'string' && /^\d{3}-?\d{3}$/.test(text);
}

/** As direct entry files print it: `062-000`. The text must be a BSB. */
export function formatBankStateBranch(text: string): string {
  const digits = text.replace('-', '');
  return `${digits.slice(0, 3)}-${digits.slice(3)}`;
}
