import { useLocation } from 'wouter';
import { useAskedModel } from '../../parts/app/asked.model.ts';
import { useDemoKey } from '../../parts/app/demo-key.model.ts';
import { useHoldingsModel } from '../../parts/app/holdings.model.ts';

const OPENED = /^\/l\/([A-Za-z0-9_-]{22})$/;

/** The demo's wallet app, on its own page or opened by the link of a code. */
export function useDevWalletModel() {
  const [path] = useLocation();
  const own = useDemoKey();
  const asked = useAskedModel(own, OPENED.exec(path)?.[1] ?? null);
  return { own, asked, holdings: useHoldingsModel(own) };
}
