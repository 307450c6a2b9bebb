export type FormFactor = 'desktop' | 'h5';

const MOBILE = /Mobi|Android|iPhone|iPad|iPod|Windows Phone|BlackBerry|Opera Mini|HarmonyOS/i;

/** Which layout a browser gets, by its identification string alone: server and browser must come to the same answer. */
export const formFactorOf = (userAgent: string): FormFactor => (MOBILE.test(userAgent) ? 'h5' : 'desktop');
