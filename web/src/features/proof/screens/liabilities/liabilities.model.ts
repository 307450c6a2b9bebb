import { checkPath, type PathFault } from '@bourse/core/proof/check.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile } from '../../../../lib/browser/save-file.ts';
import { useQueryState } from '../../../../lib/links.ts';
import { usePerson } from '../../../../lib/person/session.ts';
import { latestQuery, listedLeaves, mineQuery } from '../../api/queries.ts';
import { fileName, listFile, ownFile, reservesFile } from '../../rules/files.ts';
import { canHash, hashInBrowser } from '../../rules/hash-in-browser.ts';
import { coinSums, shownAmounts, shownReserves } from '../../rules/shown-sums.ts';

/** The result of a check on the page. */
export type Verdict = { readonly of: string } & (
  | { readonly state: 'checking' | 'right' | 'cannotHash' }
  | { readonly state: 'wrong'; readonly fault: PathFault }
);

const JSON_TYPE = 'application/json';

/** The published snapshot, the person's own part of it, and the checks. */
export function useLiabilitiesModel() {
  const person = usePerson();
  const [query, setQuery] = useQueryState();
  const latest = useQuery(latestQuery());
  const { snapshot: newest = null, earlier = [], coins = [], reserves = null } = latest.data ?? {};
  const asked = query.get('snapshot');
  const shown = earlier.find(({ id }) => id === asked) ?? newest;
  const isEarlier = shown !== null && shown.id !== newest?.id;
  const mine = useQuery(mineQuery(shown?.id ?? null, person !== null));
  const leaf = mine.data?.leaf ?? null;
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [isListing, setIsListing] = useState(false);

  const verify = async () => {
    if (!shown || !leaf) return;
    if (!canHash()) return setVerdict({ of: shown.id, state: 'cannotHash' });
    setVerdict({ of: shown.id, state: 'checking' });
    // Checked against what everybody is shown, and not against what came with the person's own path.
    const checked = await hashInBrowser(checkPath(shown, leaf));
    setVerdict(
      checked.ok ? { of: shown.id, state: 'right' } : { of: shown.id, state: 'wrong', fault: checked.refusal.code },
    );
  };
  const saveList = async () => {
    if (!shown) return;
    setIsListing(true);
    try {
      const leaves = await listedLeaves(shown.id);
      saveFile(listFile(shown, leaves), fileName('liabilities', shown), JSON_TYPE);
    } catch {
      // The client has shown the failure; the button works again.
    } finally {
      setIsListing(false);
    }
  };
  const saveReserves = async () => {
    if (!shown || reserves === null) return;
    const rows = reserves.map(({ asset, network, address, addressCount, minor, signature }) => {
      return { asset, network, address, addressCount, minor, signature };
    });
    saveFile(reservesFile(shown, rows), fileName('reserves', shown), JSON_TYPE);
    const { default: script } = await import('../../../../../../scripts/proof/verify-reserves.mjs?raw');
    saveFile(script, 'verify-reserves.mjs', 'text/javascript');
  };
  const saveScript = async () => {
    const { default: script } = await import('../../../../../../scripts/proof/verify-liabilities.mjs?raw');
    saveFile(script, 'verify-liabilities.mjs', 'text/javascript');
  };

  return {
    latest,
    mine,
    view: {
      isPerson: person !== null,
      snapshot: shown,
      /** The person's part would push down what is below it, so the page waits for both. */
      isWaiting: person !== null && shown !== null && mine.isPending,
      isEarlier,
      leaf: leaf && { ...leaf, shown: shownAmounts(leaf.amounts, coins) },
      sums: shown ? coinSums(shown.sums, coins, isEarlier ? null : reserves) : [],
      reserves: isEarlier || reserves === null ? null : shownReserves(reserves, coins),
      earlier: earlier.filter(({ id }) => id !== shown?.id),
      verdict: verdict?.of === shown?.id ? verdict : null,
      isListing,
    },
    commands: {
      verify,
      saveList,
      saveScript,
      saveReserves,
      saveOwn: () => shown && leaf && saveFile(ownFile(shown, leaf), fileName('my-proof', shown), JSON_TYPE),
      show: (id: string | null) => setQuery({ snapshot: id }, false),
    },
  };
}

export type LiabilitiesModel = ReturnType<typeof useLiabilitiesModel>;
