const NAMES = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux'] as const;

/** What the page calls the thing that the demo wallet runs on. */
export const deviceName = (userAgent: string): string => NAMES.find((name) => userAgent.includes(name)) ?? 'Browser';
