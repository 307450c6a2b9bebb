import { SPREAD_MS } from '@bourse/core/auto-invest/run.ts';
import { readAmount } from '@bourse/core/money/amount.ts';
import { expect } from 'vitest';
import { beginDue } from '../../src/modules/auto-invest/usecases/runs/begin-due.ts';
import { driveRun } from '../../src/modules/auto-invest/usecases/runs/drive-run.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { callPlans, cutAfter, depsOf, moveTo, planForm, runDue, Seller } from './auto-invest.rig.ts';

/** An amount of USDT in minor units. */
export const usdt = (text: string): bigint => readAmount(text, 6);

/** An exchange with somebody who sells, and what specs of plans do in it. */
export class PlanHouse {
  readonly exchange: TestExchange;
  readonly seller: Seller;

  private constructor(exchange: TestExchange, seller: Seller) {
    this.exchange = exchange;
    this.seller = seller;
  }

  static async open(): Promise<PlanHouse> {
    const exchange = await testExchange();
    return new PlanHouse(exchange, await Seller.open(exchange));
  }

  async create(who: Member, over: Parameters<typeof planForm>[0] = {}) {
    return (await callPlans(this.exchange, who, 'create', planForm(over))).plan;
  }

  planOf(who: Member, planId: string) {
    return callPlans(this.exchange, who, 'plan', { planId });
  }

  /** The runs of a person, or of one plan, the newest first. */
  async runsOf(who: Member, planId?: string) {
    return (await callPlans(this.exchange, who, 'runs', { limit: '100', ...(planId && { planId }) })).rows;
  }

  has(who: Member, account: 'spot' | 'funding', asset = 'USDT') {
    return this.exchange.available(who.uid, account, asset);
  }

  async isRight() {
    expect((await this.exchange.reconcile()).differences).toEqual([]);
  }

  sql(text: string, values: readonly unknown[] = []) {
    return this.exchange.services.db.query<{ id: string }>(text, values);
  }

  /** What a person was told about plans, the oldest first. */
  async kindsOf(who: Member): Promise<string[]> {
    const rows = await this.exchange.services.db.query<{ kind: string }>(
      'select kind from notices.notice where uid = $1 order by at_ms, kind',
      [who.uid],
    );
    return rows.map(({ kind }) => kind).filter((kind) => kind.startsWith('autoInvest.'));
  }

  /** Lets the clock reach the next date of a plan, with coins on sale then, and does what is due. */
  async live(who: Member, planId: string, offers: Readonly<Record<string, string>> = { BTC: '10', ETH: '100' }) {
    moveTo(this.exchange, (await this.planOf(who, planId)).nextRunAtMs!);
    for (const [asset, quantity] of Object.entries(offers)) await this.seller.offer(asset, quantity);
    await runDue(this.exchange);
  }

  /** The dates of plans come, and the moment of their runs with them. */
  async becomeDue(atMs: number) {
    moveTo(this.exchange, atMs);
    await beginDue(depsOf(this.exchange))();
    moveTo(this.exchange, this.exchange.clock.nowMs() + SPREAD_MS);
  }

  /** Drives a run until its `calls`th call of the database, as if the process had been killed there. */
  async killedAt(id: string, calls: number) {
    const deps = depsOf(this.exchange);
    const db = cutAfter(this.exchange, calls);
    await driveRun({ money: { ...deps.money, db }, spot: { ...deps.spot, db } }, id).catch(() => {});
  }

  /** The trading core, of which each command is looked at before it is submitted. */
  tradingThat(look: (command: Parameters<TestExchange['spot']['trading']['submit']>[0]) => void) {
    const { trading } = this.exchange.spot;
    const submit: typeof trading.submit = (command) => {
      look(command);
      return trading.submit(command);
    };
    return Object.assign(Object.create(trading) as typeof trading, { submit });
  }

  /** Drives a run until its order is sent, which does not arrive: its price is kept, and nothing is bought. */
  async killedBeforeOrder(id: string) {
    const deps = depsOf(this.exchange);
    const trading = this.tradingThat(() => {
      throw new Error('killed');
    });
    await expect(driveRun({ ...deps, spot: { ...deps.spot, trading } }, id)).rejects.toThrow('killed');
  }
}
