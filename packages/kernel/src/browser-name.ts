/** By what stands in the User-Agent header; the first that fits, because Edge calls itself Chrome, and Chrome Safari, too. */
const browsers = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** `Chrome on Windows` for the User-Agent header of one; what is no browser that we know stays as it is. */
export function browserName(agent: string): string {
  const browser = browsers.find(([sign]) => sign.test(agent))?.[1];
  if (browser === undefined) return agent;
  const system = systems.find(([sign]) => sign.test(agent))?.[1];
  return system === undefined ? browser : `${browser} on ${system}`;
}
