/** The Chromium of this machine, or null. CHROMIUM_PATH wins. */
export function chromiumPath(): string | null;

/** Makes sure that there is a Chromium, installing it from the system's packages where we may. @returns its path, or null */
export function ensureChromium(): string | null;
