export function packageSources(): Readonly<Record<string, string>>;
export const root: string;
