/** What a browser says of itself, in words for the device list. */
export interface Device {
  readonly device: string;
  readonly os: string;
  readonly browser: string;
}

const UNKNOWN = 'Unknown';

/** The more specific first: most browsers also claim to be Chrome or Safari. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\b(?:Edg|EdgA|EdgiOS)\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//],
];
const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['Windows', /Windows NT/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];
const DEVICES: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Phone', /\bMobile\b/],
  ['Tablet', /\bAndroid\b|\bTablet\b/],
  ['Computer', /Windows NT|Macintosh|CrOS|X11|Linux/],
];

/** Reads a browser's identification string. A browser may claim anything, so nothing is decided by it. */
export function deviceOf(userAgent: string): Device {
  return {
    device: nameOf(DEVICES, userAgent) ?? UNKNOWN,
    os: nameOf(SYSTEMS, userAgent) ?? UNKNOWN,
    browser: browserOf(userAgent),
  };
}

function nameOf(table: readonly (readonly [string, RegExp])[], userAgent: string): string | null {
  return table.find(([, sign]) => sign.test(userAgent))?.[0] ?? null;
}

function browserOf(userAgent: string): string {
  for (const [name, sign] of BROWSERS) {
    const found = sign.exec(userAgent);
    if (found) return `${name} ${found[1]}`;
  }
  return UNKNOWN;
}
