import { refuse } from '../result.ts';
import { accountPath } from './account.ts';
import type {
  HoldCommand,
  LedgerAnswer,
  LedgerCommand,
  LedgerRefusal,
  ReleaseCommand,
  ReverseCommand,
  SettleCommand,
} from './command.ts';
import { type AccountChange, assertCommand, changesOf, commandInput } from './rules.ts';

interface Balance {
  availableMinor: bigint;
  heldMinor: bigint;
}

interface Entry {
  readonly input: string;
  readonly changes: readonly AccountChange[];
  isReversed: boolean;
}

interface Hold {
  readonly path: string;
  readonly asset: string;
  leftMinor: bigint;
}

type Refused = { readonly ok: false; readonly refusal: ReturnType<typeof refuse<LedgerRefusal>>['refusal'] };
type Planned = { readonly changes: readonly AccountChange[]; readonly effect?: (entry: Entry) => void } | Refused;

/**
 * The books in plain maps, for tests: slow, obvious, and never used for anybody's money. The SQL books must give the
 * same answer to every sequence of commands.
 */
export class ReferenceLedger {
  readonly balances = new Map<string, Balance>();
  readonly entries: Entry[] = [];
  readonly holds = new Map<string, Hold>();
  readonly #byKey = new Map<string, number>();

  /** Answers one command. Entry ids count from 1. */
  apply(command: LedgerCommand): LedgerAnswer {
    assertCommand(command);
    const input = commandInput(command);
    const recorded = this.#byKey.get(command.key);
    if (recorded !== undefined) {
      if (this.entries[recorded - 1]!.input !== input) return refuse('IDEMPOTENCY_MISMATCH');
      return { ok: true, entryId: `${recorded}`, replayed: true };
    }
    const plan = this.#plan(command);
    if ('ok' in plan) return plan;
    const short = plan.changes.find((change) => this.#isShort(change));
    if (short) return this.#insufficient(short);
    for (const change of plan.changes) this.#change(change);
    const entry: Entry = { input, changes: plan.changes, isReversed: false };
    this.entries.push(entry);
    this.#byKey.set(command.key, this.entries.length);
    plan.effect?.(entry);
    return { ok: true, entryId: `${this.entries.length}`, replayed: false };
  }

  /** The balance of an account; zero for one that was never touched. */
  balance(path: string): Readonly<Balance> {
    return this.balances.get(path) ?? { availableMinor: 0n, heldMinor: 0n };
  }

  /** The sum over all accounts of an asset: always zero. */
  sum(asset: string): bigint {
    let sum = 0n;
    for (const [path, { availableMinor, heldMinor }] of this.balances) {
      if (path.split(':').at(path.startsWith('user:') ? 3 : 2) === asset) sum += availableMinor + heldMinor;
    }
    return sum;
  }

  #plan(command: LedgerCommand): Planned {
    switch (command.op) {
      case 'post':
        return { changes: changesOf(command.legs) };
      case 'hold':
        return this.#planHold(command);
      case 'settle':
        return this.#planSettle(command);
      case 'release':
        return this.#planRelease(command);
      case 'reverse':
        return this.#planReverse(command);
    }
  }

  #planHold({ key, account, amountMinor }: HoldCommand): Planned {
    const path = accountPath(account);
    return {
      changes: [{ path, asset: account.asset, availableMinor: -amountMinor, heldMinor: amountMinor }],
      effect: () => this.holds.set(key, { path, asset: account.asset, leftMinor: amountMinor }),
    };
  }

  #planSettle({ holdKey, amountMinor, to }: SettleCommand): Planned {
    const hold = this.#openHold(holdKey, amountMinor);
    if ('ok' in hold) return hold;
    const changes = new Map(changesOf(to).map((change) => [change.path, change]));
    const credited = changes.get(hold.path);
    changes.set(hold.path, {
      path: hold.path,
      asset: hold.asset,
      availableMinor: credited?.availableMinor ?? 0n,
      heldMinor: -amountMinor,
    });
    return { changes: [...changes.values()], effect: () => this.#shrink(hold, amountMinor) };
  }

  #planRelease({ holdKey, amountMinor }: ReleaseCommand): Planned {
    const hold = this.#openHold(holdKey, amountMinor ?? 0n);
    if ('ok' in hold) return hold;
    const released = amountMinor ?? hold.leftMinor;
    return {
      changes: [{ path: hold.path, asset: hold.asset, availableMinor: released, heldMinor: -released }],
      effect: () => this.#shrink(hold, released),
    };
  }

  #planReverse({ entryId }: ReverseCommand): Planned {
    const entry = this.entries[Number(entryId) - 1];
    if (!entry) return refuse('ENTRY_NOT_FOUND');
    if (entry.isReversed) return refuse('ALREADY_REVERSED');
    const changes = entry.changes
      .map((change) => ({ ...change, availableMinor: -change.availableMinor - change.heldMinor, heldMinor: 0n }))
      .filter((change) => change.availableMinor !== 0n);
    // An entry that only moved money into or out of a hold has nothing to reverse: release the hold instead.
    if (changes.length === 0) return refuse('ENTRY_NOT_FOUND');
    return {
      changes,
      effect: () => {
        entry.isReversed = true;
      },
    };
  }

  #openHold(holdKey: string, neededMinor: bigint): Hold | Refused {
    const hold = this.holds.get(holdKey);
    if (!hold) return refuse('HOLD_NOT_FOUND');
    if (hold.leftMinor === 0n) return refuse('HOLD_ENDED');
    if (hold.leftMinor < neededMinor) {
      return refuse('HOLD_TOO_SMALL', { available: `${hold.leftMinor}`, needed: `${neededMinor}` });
    }
    return hold;
  }

  #shrink(hold: Hold, minor: bigint): void {
    hold.leftMinor -= minor;
  }

  #isShort({ path, availableMinor }: AccountChange): boolean {
    return path.startsWith('user:') && this.balance(path).availableMinor + availableMinor < 0n;
  }

  #insufficient({ path, asset, availableMinor }: AccountChange): LedgerAnswer {
    const available = this.balance(path).availableMinor;
    return refuse('INSUFFICIENT_BALANCE', {
      account: path,
      asset,
      available: `${available}`,
      needed: `${-availableMinor}`,
    });
  }

  #change({ path, availableMinor, heldMinor }: AccountChange): void {
    const { availableMinor: available, heldMinor: held } = this.balance(path);
    this.balances.set(path, { availableMinor: available + availableMinor, heldMinor: held + heldMinor });
  }
}
