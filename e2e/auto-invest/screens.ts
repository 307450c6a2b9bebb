import type { Page } from '@playwright/test';
import { goTo, lookInto } from '../shell/look.ts';
import { close, type Screen } from '../shell/screen.ts';

async function helpWindow(page: Page): Promise<void> {
  await goTo(page, '/wallet/fixedVote?help=yes');
  await lookInto(page, 'auto-invest/parts/help/help-dialog');
  await close(page);
}

/** One’s plans with the window of questions and risks, and the form of a new one with its past. */
export const screens: readonly Screen[] = [
  { path: '/wallet/fixedVote', windows: helpWindow },
  { path: '/wallet/fixedVote?view=new&coin=BTC' },
];
