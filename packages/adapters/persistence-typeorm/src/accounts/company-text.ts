/** The companies of a grant as one text, each between commas, so that one is found by `,12,`; null stands for all. */
export function toCompanyText(companyIds: readonly number[] | null): string | null {
  return companyIds === null ? null : `,${companyIds.join(',')},`;
}

export function fromCompanyText(text: string | null): readonly number[] | null {
  if (text === null) return null;
  return text
    .split(',')
    .filter((id) => id !== '')
    .map(Number);
}
