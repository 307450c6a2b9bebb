import { draftKey, keptPart, type OrderDraft, readDraft } from '../../rules/order-draft.ts';
import { readSending, SENDING_KEY, type Sending } from '../../rules/sending/sending.ts';

/** Storage of this tab: survives a reload, but not the tab. Failures are ignored, because private windows refuse it. */
const tab = {
  read(key: string): unknown {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  },
  write(key: string, value: unknown): void {
    try {
      if (value === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // What cannot be stored must be typed again after a reload.
    }
  },
};

export const keptDraft = (symbol: string): OrderDraft | null => readDraft(tab.read(draftKey(symbol)));
export const keepDraft = (symbol: string, draft: OrderDraft): void => tab.write(draftKey(symbol), keptPart(draft));
export const keptSending = (): Sending | null => readSending(tab.read(SENDING_KEY));
export const keepSending = (sending: Sending | null): void => tab.write(SENDING_KEY, sending);
