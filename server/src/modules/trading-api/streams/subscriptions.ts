import type { UserHub } from './user-hub.ts';
import type { Wire } from './wire.ts';

/** A connection's subscription to one person's events. */
interface Subscription {
  readonly id: number;
  readonly keyId: string;
  readonly uid: string;
  /** True if it was started through a logon, and ends with it. */
  readonly isOfLogon: boolean;
  readonly leave: () => void;
}

/** The people whose own events a connection receives, each once, by whichever key. */
export class Subscriptions {
  readonly #users: UserHub;
  readonly #wire: Wire;
  readonly #nowMs: () => number;
  readonly #active = new Map<number, Subscription>();
  #nextId = 0;

  constructor(users: UserHub, wire: Wire, nowMs: () => number) {
    this.#users = users;
    this.#wire = wire;
    this.#nowMs = nowMs;
  }

  get ids(): readonly number[] {
    return [...this.#active.keys()];
  }

  /** @returns the id of the subscription; null if the connection already receives this person's events */
  start(wanted: Pick<Subscription, 'keyId' | 'uid' | 'isOfLogon'>): number | null {
    if ([...this.#active.values()].some(({ uid }) => uid === wanted.uid)) return null;
    const id = this.#nextId;
    this.#nextId += 1;
    const leave = this.#users.follow(Number(wanted.uid), (event) =>
      this.#wire.send(JSON.stringify({ subscriptionId: id, event })),
    );
    this.#active.set(id, { ...wanted, id, leave });
    return id;
  }

  end(id: number): void {
    this.#active.get(id)?.leave();
    this.#active.delete(id);
  }

  endAll(): void {
    for (const id of this.ids) this.end(id);
  }

  /** Ends subscriptions of an ended logon. @param keptKeyId the key whose logon goes on, if any */
  endOfLogon(keptKeyId?: string): void {
    for (const { id, isOfLogon, keyId } of [...this.#active.values()])
      if (isOfLogon && keyId !== keptKeyId) this.end(id);
  }

  /** Ends those whose key is no longer valid, and tells the client. */
  async check(mayHear: (keyId: string) => Promise<boolean>): Promise<void> {
    for (const { id, keyId } of [...this.#active.values()])
      if (!(await mayHear(keyId)) && this.#active.has(id)) this.#terminate(id);
  }

  /** Ends those that were started through a logon, and tells the client. */
  terminateOfLogon(): void {
    for (const { id, isOfLogon } of [...this.#active.values()]) if (isOfLogon) this.#terminate(id);
  }

  #terminate(id: number): void {
    this.end(id);
    const event = { e: 'eventStreamTerminated', E: this.#nowMs() };
    this.#wire.send(JSON.stringify({ subscriptionId: id, event }));
  }
}
