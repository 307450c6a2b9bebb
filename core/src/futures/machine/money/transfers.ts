import { transferContent } from '../../journal/transfer-content.ts';
import { MONEY } from '../accounts.ts';
import type { PotCommand, TransferCommand } from '../command.ts';
import { MONEY_MAX } from '../limits.ts';
import { receive } from '../pay.ts';
import { positionsOf, pricedOf } from '../risk/units.ts';
import type { FuturesState } from '../state.ts';
import { voidCoupons } from './grants.ts';
import { maxOutMinor } from './max-out.ts';
import { TRANSFER_IDS, UsedIds } from './used-ids.ts';

const { BALANCE, CREDIT, WIDTH } = MONEY;
/** Under whose ids those of pots are remembered. */
const HOUSE = 0;

/** Moves money between the books outside and this core. */
export class Transfers {
  private readonly ids: UsedIds;

  constructor(private readonly state: FuturesState) {
    this.ids = new UsedIds(state);
  }

  /**
   * Money of a person arrives, or leaves.
   *
   * @refuses  INVALID_TRANSFER | IDEMPOTENCY_MISMATCH | ACCOUNT_NOT_OPEN | AMOUNT_TOO_LARGE | LIQUIDATING | NO_MARK |
   *           ABOVE_MAX_OUT | CREDIT_WOULD_BE_VOIDED
   */
  move(command: TransferCommand): boolean {
    const { accounts, events } = this.state;
    const { account, amountMinor, kind } = command;
    const answer = this.judge(account, command);
    if (answer !== null) return answer;
    const owner = accounts.find(account);
    if (owner < 0) return events.refuse('ACCOUNT_NOT_OPEN');
    if (kind === 'debit') return this.moveOut(owner, command);
    if (!this.hasRoom(amountMinor)) return false;
    this.book(account, command, amountMinor);
    receive(this.state, owner, amountMinor);
    return true;
  }

  /**
   * Money of the house arrives in a pot, or leaves it.
   *
   * @refuses  INVALID_TRANSFER | IDEMPOTENCY_MISMATCH | CONTRACT_NOT_FOUND | AMOUNT_TOO_LARGE | INSUFFICIENT_POT
   */
  movePot(command: PotCommand): boolean {
    const { contracts, events, pots } = this.state;
    const { pot, amountMinor, kind } = command;
    const answer = this.judge(HOUSE, command);
    if (answer !== null) return answer;
    const fund = pot === 'fund' ? contracts[command.contract] : undefined;
    if (pot === 'fund' && fund === undefined) return events.refuse('CONTRACT_NOT_FOUND');
    const there = pot === 'fund' ? fund!.fundMinor : pots[pot];
    if (kind === 'creditPot' && !this.hasRoom(amountMinor)) return false;
    if (kind === 'debitPot' && amountMinor > there) {
      return events.refuse('INSUFFICIENT_POT', { availableMinor: Math.max(0, there) });
    }
    const change = kind === 'creditPot' ? amountMinor : -amountMinor;
    this.book(HOUSE, command, change);
    if (pot === 'fund') fund!.moveFund(change, this.state.atMs);
    else pots[pot] += change;
    return true;
  }

  private judge(account: number, command: TransferCommand | PotCommand): boolean | null {
    const { amountMinor, transferId } = command;
    if (amountMinor <= 0 || transferId === '') return this.state.events.refuse('INVALID_TRANSFER');
    return this.ids.answered(asked(account, command));
  }

  private hasRoom(amountMinor: number): boolean {
    const maxMinor = MONEY_MAX - this.state.issuedMinor;
    return amountMinor <= maxMinor || this.state.events.refuse('AMOUNT_TOO_LARGE', { maxMinor });
  }

  private moveOut(owner: number, command: TransferCommand): boolean {
    const { accounts, events } = this.state;
    const { account, amountMinor, voidsCredit } = command;
    if (accounts.waitingAt(owner) > 0) return events.refuse('LIQUIDATING');
    // What a frozen contract has cost since is known to everybody but this core.
    const cross = { owner, stake: -1, side: -1 };
    if (pricedOf(this.state, cross).length < positionsOf(this.state, cross).length) return events.refuse('NO_MARK');
    const maxOut = maxOutMinor(this.state, owner);
    if (amountMinor > maxOut) return events.refuse('ABOVE_MAX_OUT', { maxOutMinor: maxOut });
    const voidedMinor = accounts.money[owner * WIDTH + CREDIT]!;
    if (voidedMinor > 0 && !voidsCredit) return events.refuse('CREDIT_WOULD_BE_VOIDED', { voidedMinor });
    this.book(account, command, -amountMinor);
    voidCoupons(this.state, owner);
    accounts.money[owner * WIDTH + BALANCE]! -= amountMinor;
    this.state.noteChanged(owner);
    return true;
  }

  private book(account: number, command: TransferCommand | PotCommand, changeMinor: number): void {
    this.state.issuedMinor += changeMinor;
    this.ids.done(asked(account, command), this.state.nextId++);
  }
}

const asked = (account: number, command: TransferCommand | PotCommand) => ({
  account,
  kind: TRANSFER_IDS,
  text: command.transferId,
  content: transferContent(command),
});
