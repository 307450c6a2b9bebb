export type FormFactor = 'desktop' | 'h5';

const MOBILE = /Mobi|Android|iPhone|iPad|iPod|Windows Phone|BlackBerry|Opera Mini|HarmonyOS/i;

/** Which layout a browser gets. Only its identification string decides, so that server and browser always agree. */
export const formFactorOf = (userAgent: string): FormFactor => (MOBILE.test(userAgent) ? 'h5' : 'desktop');
