import { createHash } from 'node:crypto';
import type { StaffRole } from '@bourse/contract/endpoint.ts';
import { namesOf } from '@bourse/contract/former-ids.ts';
import type { ActionDefinition, PlainRecord } from './staff-action.ts';
import type { StoredAction } from './store/action.store.ts';

/** A definition whose kind of change is its own affair. */
export type KnownAction = ActionDefinition<PlainRecord, string>;

/** Every kind of staff action that this process knows, by its name. */
export class KnownActions {
  readonly #byKind = new Map<string, KnownAction>();

  add<Change extends PlainRecord, Code extends string>(definition: ActionDefinition<Change, Code>): void {
    // One that waited when a new release was installed can still be decided.
    for (const kind of namesOf(definition.kind)) {
      if (this.#byKind.has(kind)) throw new Error(`two actions are called ${kind}`);
      // The change that comes back was written by the same definition, and its hash says that it is the same.
      this.#byKind.set(kind, definition as unknown as KnownAction);
    }
  }

  of(kind: string): KnownAction | undefined {
    return this.#byKind.get(kind);
  }

  kinds(): readonly string[] {
    return [...this.#byKind.keys()];
  }

  /** The kinds that a role decides, and those that it may look at. */
  kindsOf(role: StaffRole): { readonly decided: readonly string[]; readonly seen: readonly string[] } {
    const all = [...this.#byKind];
    const decided = all.filter(([, { deciders }]) => deciders.includes(role));
    const seen = all.filter(([, { proposers, deciders }]) => proposers.includes(role) || deciders.includes(role));
    return { decided: decided.map(([kind]) => kind), seen: seen.map(([kind]) => kind) };
  }
}

type Content = Pick<StoredAction, 'kind' | 'subject' | 'uid' | 'changeText' | 'beforeText' | 'afterText' | 'reason'>;

/** SHA-256 over everything that whoever decides is shown, as hex. */
export function contentHashOf(content: Content): string {
  const { kind, subject, uid, changeText, beforeText, afterText, reason } = content;
  const covered = JSON.stringify([kind, subject, uid, changeText, beforeText, afterText, reason]);
  return createHash('sha256').update(covered).digest('hex');
}
