import type { launch } from '@bourse/contract/launch.ts';
import type { messages as balancesRefusals } from '@bourse/i18n/en_US/balances-refusal.ts';
import type { messages } from '@bourse/i18n/en_US/launch.ts';
import type { messages as flash } from '@bourse/i18n/en_US/launch-flash.ts';
import type { messages as holding } from '@bourse/i18n/en_US/launch-holding.ts';
import type { messages as lottery } from '@bourse/i18n/en_US/launch-lottery.ts';
import type { messages as price } from '@bourse/i18n/en_US/launch-price.ts';
import type { messages as refusals } from '@bourse/i18n/en_US/launch-refusal.ts';
import type { messages as survey } from '@bourse/i18n/en_US/launch-survey.ts';
import { catalog, type Text, useText } from '../../lib/i18n.ts';
import type { RefusalsToSay } from '../balances/public.ts';

/** A refusal is said beside the field before anything is sent, in the words that the server's answer has. */
export type LaunchMessages = typeof messages &
  typeof flash &
  typeof holding &
  typeof lottery &
  typeof price &
  typeof survey &
  typeof refusals;
export type LaunchText = Text<LaunchMessages>;

const launchText = catalog<LaunchMessages>(
  import.meta.glob(
    '../../../../i18n/*/{launch,launch-flash,launch-holding,launch-lottery,launch-price,launch-refusal,launch-survey}.ts',
  ),
  'launch',
);
export const useLaunchText = (): LaunchText => useText(launchText);

/** A refusal of Launch without a sentence, here or in the rooms below, does not compile. @proof */
export type LaunchRefusalSentences = Pick<typeof refusals & typeof balancesRefusals, RefusalsToSay<typeof launch>>;
