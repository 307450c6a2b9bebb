import { useEffect, useState } from 'react';
import { storage } from '../../../../lib/browser/storage.ts';

const KEY = 'linked-wallet.demo-key';

export interface DemoKey {
  readonly key: string;
  readonly address: string;
}

/** The demo wallet's key, made on the first visit and kept only in this browser. It is worthless outside the demo. */
export function useDemoKey(): DemoKey | null {
  const [kept, setKept] = useState<DemoKey | null>(null);
  useEffect(() => {
    let isGone = false;
    void import('./wallet-signer.ts').then(({ addressOf, newKey }) => {
      const key = storage.get(KEY) ?? newKey();
      storage.set(KEY, key);
      if (!isGone) setKept({ key, address: addressOf(key) });
    });
    return () => {
      isGone = true;
    };
  }, []);
  return kept;
}
