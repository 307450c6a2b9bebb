import { messages as words } from '@bourse/i18n/en_US/launch.ts';
import { messages as flash } from '@bourse/i18n/en_US/launch-flash.ts';
import { messages as refusals } from '@bourse/i18n/en_US/launch-refusal.ts';
import { screen, within } from '@testing-library/dom';
import { type LayoutName, openScreen, PERSON, untilThere, wordsOf } from '../../../../app/screen.rig.tsx';
import type { FlashAnswer } from '../../api/flash.ts';
import { flashAnswer } from '../../launch.fixture.ts';
import type { FlashRig } from '../../launch.rig.ts';

export const t = await wordsOf({ ...words, ...flash, ...refusals });

export const PASSWORD = '135790';

export const SOON = { timeout: 5_000 };

export const PAY = t('launch.flash.pay', { amount: '249.48', asset: 'USDT' });

export const panel = () => within(document.querySelector<HTMLElement>('[data-room="launch/parts/flash/flash-panel"]')!);

export const lots = () => screen.getByLabelText<HTMLInputElement>(t('launch.flash.field'));

export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

export const said = () => panel().getByRole('status').textContent;

/** Opens the page of a project with a flash round, as the rig answers for it. */
export async function openFlash(rig: FlashRig, layout: LayoutName, change: Partial<FlashAnswer> = {}, vipLevel = 1) {
  rig.now = flashAnswer(change);
  const user = await openScreen('launch.project', {
    layout,
    names: { id: 'halyard' },
    person: { ...PERSON, vipLevel },
  });
  await untilThere();
  return user;
}
