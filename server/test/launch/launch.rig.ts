import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { protectionWorst } from '@bourse/core/launch/price/protection.ts';
import { systemAccount } from '@bourse/core/ledger/account.ts';
import { launchJobs } from '../../src/modules/launch/public.ts';
import { findProject, type Project } from '../../src/modules/launch/queries/project.query.ts';
import {
  insertFunding,
  insertProject,
  type NewProject,
  type NewRound,
} from '../../src/modules/launch/store/project.store.ts';
import { newId } from '../../src/platform/ids/ids.ts';
import { refusalOf } from '../spot/spot.rig.ts';
import type { Member, TestExchange } from '../test-exchange.ts';

/** Minor units of the house's token, which has eight places. */
export const tokens = (whole: number): bigint => BigInt(whole) * 10n ** 8n;
export const usdt = (whole: number): bigint => BigInt(whole) * 10n ** 6n;

/** A round that is open and sells 1,000 tokens at 2 USDT less a fifth: 1.6 USDT each. */
const roundOf = (id: string, nowMs: number, over: Partial<NewRound>): NewRound => ({
  projectId: id,
  number: 1,
  mode: 'SUBSCRIPTION',
  state: 'WARM_UP',
  quotaMinor: tokens(1_000),
  personMinor: tokens(1_000),
  split: 'PRORATA',
  price: { baseUnits: 2n, baseScale: 0, discountBps: 2_000 },
  offer: null,
  awaitsPrice: false,
  hasVipDiscount: true,
  minMinor: usdt(10),
  maxMinor: usdt(10_000),
  stepMinor: 10n ** 4n,
  kycMin: 0,
  vipMin: 0,
  nationality: 'ALL',
  newcomersOnly: false,
  needsSurvey: false,
  startMs: nowMs,
  endMs: nowMs + HOUR_MS,
  soldMinor: 0n,
  flash: null,
  lottery: null,
  boost: null,
  holding: null,
  ...over,
});

/**
 * Publishes a project of the house's token, as two of Product would have, with its tokens put aside. A fifth is unlocked
 * after two hours, the rest after thirty days.
 */
export async function publish(
  exchange: TestExchange,
  {
    rounds = [{}],
    ...over
  }: Partial<Omit<Project, 'rounds'>> & { readonly rounds?: readonly Partial<NewRound>[] } = {},
): Promise<Project> {
  const nowMs = exchange.clock.nowMs();
  const id = over.id ?? `p-${randomUUID().slice(0, 12)}`;
  const all = rounds.map((round, index) => roundOf(id, nowMs, { number: index + 1, ...round }));
  const quotaMinor = all.reduce((sum, round) => sum + round.quotaMinor, 0n);
  const listingMs = nowMs + 2 * HOUR_MS;
  const project: NewProject = {
    id,
    token: 'HBT',
    payAsset: 'USDT',
    website: null,
    paper: null,
    supplyMinor: tokens(1_000_000),
    quotaMinor,
    listingMs,
    cancelledMs: null,
    protectionBps: null,
    schedule: [
      { unlockAtMs: listingMs, shareBps: 2_000 },
      { unlockAtMs: listingMs + 30 * DAY_MS, shareBps: 8_000 },
    ],
    ...over,
    rounds: all,
  };
  await exchange.services.db.tx(async (tx) => {
    await putAside(exchange, tx, project, nowMs);
    await insertProject(tx, project, nowMs, 'staff');
  });
  return (await findProject(exchange.services.db, id))!;
}

/** Puts the tokens of a project aside, and the worst case of its price protection. */
export async function putAside(
  exchange: TestExchange,
  tx: Parameters<typeof insertFunding>[0],
  {
    id,
    token,
    payAsset,
    quotaMinor,
    protectionBps,
    rounds,
  }: Pick<NewProject, 'id' | 'token' | 'quotaMinor'> & Partial<NewProject>,
  atMs: number,
): Promise<void> {
  await putIn(exchange, tx, { projectId: id, account: 'launch_supply', asset: token, amountMinor: quotaMinor, atMs });
  if (!protectionBps || !payAsset) return;
  const scales = { tokenScale: 8, payScale: 6 };
  const amountMinor = protectionWorst(rounds ?? [], { timesBps: protectionBps }, scales);
  await putIn(exchange, tx, { projectId: id, account: 'launch_protection', asset: payAsset, amountMinor, atMs });
}

async function putIn(
  { services: { ledger } }: TestExchange,
  tx: Parameters<typeof insertFunding>[0],
  {
    projectId,
    account,
    asset,
    amountMinor,
    atMs,
  }: Omit<Parameters<typeof insertFunding>[1], 'id' | 'requestId' | 'entryId'>,
): Promise<void> {
  const legs = [
    { account: systemAccount('equity', asset), amountMinor: -amountMinor },
    { account: systemAccount(account, asset, projectId), amountMinor },
  ];
  const requestId = randomUUID();
  const [answer] = await ledger.apply(tx, [
    { op: 'post', key: `launch-fund:${requestId}`, kind: 'launch.fund', ref: projectId, legs, atMs },
  ]);
  if (!answer?.ok) throw new Error('the books refused to put something aside');
  const { entryId } = answer;
  await insertFunding(tx, { id: newId(atMs), requestId, projectId, account, asset, amountMinor, atMs, entryId });
}

/** Does what the clock asks of Launch, until nothing is left. */
export async function runLaunch({ launch }: TestExchange): Promise<void> {
  const jobs = launchJobs(launch);
  let isMore = true;
  while (isMore) {
    isMore = false;
    for (const job of jobs) isMore = (await job.run()) === 'more' || isMore;
  }
}

/** Lets time pass without anybody's session ending, and does what is due. */
export async function pass(exchange: TestExchange, ms: number): Promise<void> {
  exchange.clock.setOffsetMs(exchange.clock.offsetMs + ms);
  await runLaunch(exchange);
}

export const subscribe = (
  { client, tradingPassword }: Member,
  { id }: Pick<Project, 'id'>,
  amount: string,
  over: Readonly<Record<string, string>> = {},
) =>
  client.call('launch', 'subscribe', {
    clientRequestId: randomUUID(),
    project: id,
    round: '1',
    amount,
    tradingPassword,
    ...over,
  });

export const ownIn = async ({ client }: Member, { id }: Pick<Project, 'id'>) =>
  (await client.call('launch', 'project', { project: id })).rounds[0]!;

/** The code of the refusal of a call that must be refused. */
export const codeOf = async (call: Promise<unknown>): Promise<unknown> =>
  ((await refusalOf(call)) as { readonly code: unknown }).code;
