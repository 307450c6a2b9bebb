import { HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { type DraftRefusal, judgeDraft } from '@bourse/core/launch/draft.ts';
import { STABLE_COIN } from '@bourse/core/launch/price/fixing.ts';
import { protectionWorst } from '@bourse/core/launch/price/protection.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Approvals, StaffAction } from '../../approvals/public.ts';
import { isMerged } from '../../products/public.ts';
import type { LaunchDeps } from '../launch-deps.ts';
import { fundedMinor } from '../queries/price/funded.query.ts';
import { findProject } from '../queries/project.query.ts';
import { findSurvey } from '../queries/survey.query.ts';
import { insertProject, lockMoney, type NewProject } from '../store/project.store.ts';
import { scalesOf } from '../usecases/scales.ts';
import { coinsOf, floats, marketsOf, readWish } from './publish-wish.ts';
import type { PublishWish, RoundWish } from './round-wish.ts';

type PublishRefusal =
  | DraftRefusal
  | 'LAUNCH_EXISTS'
  | 'COIN_UNKNOWN'
  | 'LAUNCH_COIN_MERGES'
  | 'LAUNCH_BOOST_MERGES'
  | 'LAUNCH_HOLDING_MERGES'
  | 'LAUNCH_VOLUME_MARKET'
  | 'LAUNCH_NO_INDEX'
  | 'LAUNCH_PROTECTION_COIN'
  | 'LAUNCH_NOT_COVERED'
  | 'AMOUNT_INVALID'
  | 'LAUNCH_SURVEY_NOT_FOUND'
  | 'LAUNCH_NOT_FUNDED';

/** Publishes a project. What is sold is there before: Finance has put the tokens aside. It takes two members of Product. */
export const definePublishAction = (
  deps: LaunchDeps & { readonly approvals: Pick<Approvals, 'define'> },
): StaffAction<PublishWish, PublishRefusal> =>
  deps.approvals.define<PublishWish, PublishRefusal>({
    kind: 'staffLaunch.publish',
    proposers: ['product'],
    deciders: ['product'],
    needsSecond: () => true,
    plan: async (tx, wish) => {
      const judged = await judge(deps, tx, wish);
      return judged.ok ? ok({ subject: `launch:${wish.id}`, before: {}, after: wish }) : judged;
    },
    carryOut: async (tx, wish, { nowMs, proposedBy }) => {
      const judged = await judge(deps, tx, wish);
      if (!judged.ok) return judged;
      return ok(await insertProject(tx, judged.value, nowMs, proposedBy));
    },
  });

async function judge(deps: LaunchDeps, tx: Tx, wish: PublishWish): Promise<Result<NewProject, PublishRefusal>> {
  if (await findProject(tx, wish.id)) return refuse('LAUNCH_EXISTS', { project: wish.id });
  const coins = coinsOf(wish);
  const unknown = coins.find((asset) => !deps.assets.coin(asset));
  if (unknown !== undefined) return refuse('COIN_UNKNOWN', { asset: unknown });
  const merged = [wish.token, wish.payAsset].find((asset) => isMerged(deps.products, asset));
  if (merged !== undefined) return refuse('LAUNCH_COIN_MERGES', { asset: merged });
  const boost = mergedIn(deps, wish, (round) => (round.mode === 'BOOST' ? round.boostAsset : null));
  if (boost) return refuse('LAUNCH_BOOST_MERGES', boost);
  const held = mergedIn(deps, wish, ({ holding }) => holding?.asset ?? null);
  if (held) return refuse('LAUNCH_HOLDING_MERGES', held);
  const odd = oddMarketOf(deps, wish);
  if (odd !== null) return refuse('LAUNCH_VOLUME_MARKET', { market: odd, asset: wish.payAsset });
  const indexE8 = floats(wish) ? await indexOf(deps, tx, wish.payAsset) : 1n;
  if (indexE8 === null) return refuse('LAUNCH_NO_INDEX', { asset: wish.payAsset });
  const read = readWish(deps, wish, indexE8);
  if (!read.ok) return read;
  const judged = judgeDraft(read.value, deps.clock.nowMs());
  if (!judged.ok) return judged;
  const isAsked = read.value.rounds.some(({ needsSurvey }) => needsSurvey);
  if (isAsked && !(await findSurvey(tx, wish.id, null))) return refuse('LAUNCH_SURVEY_NOT_FOUND', { project: wish.id });
  // Waits for who takes tokens back, so that what is sold is there.
  await lockMoney(tx, wish.id);
  const uncovered = await judgeProtection(deps, tx, read.value);
  if (uncovered) return uncovered;
  const funded = await fundedMinor(tx, wish.id, wish.token, 'launch_supply');
  if (funded >= read.value.quotaMinor) return read;
  const scale = deps.assets.coin(wish.token)!.ledgerScale;
  return refuse('LAUNCH_NOT_FUNDED', {
    asset: wish.token,
    needed: formatAmount(read.value.quotaMinor, scale),
    available: formatAmount(funded, scale),
  });
}

/** The first round, from 1, of which a coin may be merged one day, so that its amounts would be other ones; null where none is. */
function mergedIn({ products }: LaunchDeps, { rounds }: PublishWish, coinOf: (round: RoundWish) => string | null) {
  for (const [index, each] of rounds.entries()) {
    const asset = coinOf(each);
    if (asset !== null && isMerged(products, asset)) return { round: index + 1, asset };
  }
  return null;
}

/** The first market that is named for volume, and is not one or is paid in another coin; null where all are right. */
function oddMarketOf({ volume }: LaunchDeps, { rounds, payAsset }: PublishWish): string | null {
  for (const round of rounds) {
    if (round.mode !== 'LOTTERY') continue;
    const odd = marketsOf(round).find((symbol) => volume.quoteOf(symbol) !== payAsset);
    if (odd !== undefined) return odd;
    if ((round.volumeStep !== null) !== marketsOf(round).length > 0) return round.volumeMarkets ?? '';
  }
  return null;
}

/**
 * Whether a price protection can be kept whatever comes: its loss is measured in the stable coin, against an index of the token that
 * this exchange does not make alone, and the worst case is there. @returns null where it can, or where none is promised
 */
async function judgeProtection(deps: LaunchDeps, tx: Tx, project: NewProject) {
  const { id, token, payAsset, protectionBps, rounds } = project;
  if (protectionBps === null) return null;
  if (payAsset !== STABLE_COIN) return refuse('LAUNCH_PROTECTION_COIN', { asset: STABLE_COIN });
  if ((await indexOf(deps, tx, token)) === null) return refuse('LAUNCH_NO_INDEX', { asset: token });
  const scales = scalesOf(deps, project);
  const worstMinor = protectionWorst(rounds, { timesBps: protectionBps }, scales);
  const coveredMinor = await fundedMinor(tx, id, payAsset, 'launch_protection');
  if (coveredMinor >= worstMinor) return null;
  return refuse('LAUNCH_NOT_COVERED', {
    asset: payAsset,
    needed: formatAmount(worstMinor, scales.payScale),
    available: formatAmount(coveredMinor, scales.payScale),
  });
}

/** What a coin cost in the last minute that was sampled of the last hour, times 10^8; null where none was, as of a leveraged token. */
async function indexOf({ pricing, clock }: LaunchDeps, tx: Tx, asset: string): Promise<bigint | null> {
  const toMs = Math.floor(clock.nowMs() / MINUTE_MS) * MINUTE_MS;
  const samples = await pricing.minutes(tx, asset, toMs - HOUR_MS, toMs);
  return samples.findLast((sample) => sample !== null) ?? null;
}
