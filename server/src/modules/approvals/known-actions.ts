import { createHash } from 'node:crypto';
import type { StaffRole } from '@bourse/contract/endpoint.ts';
import { namesOf } from '@bourse/contract/former-ids.ts';
import type { ActionDefinition, PlainRecord } from './staff-action.ts';
import type { StoredAction } from './store/action.store.ts';

/** A definition without the type of its change, which only the definition itself knows. */
export type KnownAction = ActionDefinition<PlainRecord, string>;

/** Every kind of staff action that this process knows, by name. */
export class KnownActions {
  readonly #byKind = new Map<string, KnownAction>();

  add<Change extends PlainRecord, Code extends string>(definition: ActionDefinition<Change, Code>): void {
    // Also under older names, so that actions which waited when a new release was installed can still be decided.
    for (const kind of namesOf(definition.kind)) {
      if (this.#byKind.has(kind)) throw new Error(`two actions are called ${kind}`);
      // The type of the change is lost here. That is safe: only this definition wrote the change, and its hash proves
      // that it is unchanged.
      this.#byKind.set(kind, definition as unknown as KnownAction);
    }
  }

  of(kind: string): KnownAction | undefined {
    return this.#byKind.get(kind);
  }

  kinds(): readonly string[] {
    return [...this.#byKind.keys()];
  }

  /** The kinds that a role may decide, and those that it may look at. */
  kindsOf(role: StaffRole): { readonly decided: readonly string[]; readonly seen: readonly string[] } {
    const all = [...this.#byKind];
    const decided = all.filter(([, { deciders }]) => deciders.includes(role));
    const seen = all.filter(([, { proposers, deciders }]) => proposers.includes(role) || deciders.includes(role));
    return { decided: decided.map(([kind]) => kind), seen: seen.map(([kind]) => kind) };
  }
}

type Content = Pick<StoredAction, 'kind' | 'subject' | 'uid' | 'changeText' | 'beforeText' | 'afterText' | 'reason'>;

/** SHA-256, as hex, over everything that the decider is shown. */
export function contentHashOf(content: Content): string {
  const { kind, subject, uid, changeText, beforeText, afterText, reason } = content;
  const covered = JSON.stringify([kind, subject, uid, changeText, beforeText, afterText, reason]);
  return createHash('sha256').update(covered).digest('hex');
}
