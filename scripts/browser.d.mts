/** The Chromium of this machine, or null. CHROMIUM_PATH wins. */
export function chromiumPath(): string | null;
