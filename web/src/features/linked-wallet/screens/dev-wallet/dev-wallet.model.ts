import { useLocation } from 'wouter';
import { useAskedModel } from '../../parts/app/asked.model.ts';
import { useDemoKey } from '../../parts/app/demo-key.model.ts';
import { useHoldingsModel } from '../../parts/app/holdings.model.ts';

const OPENED = /^\/l\/([A-Za-z0-9_-]{22})$/;

/** The demo's wallet app, opened on its own or by a session's link. */
export function useDevWalletModel() {
  const [path] = useLocation();
  const own = useDemoKey();
  const asked = useAskedModel(own, OPENED.exec(path)?.[1] ?? null);
  return { own, asked, holdings: useHoldingsModel(own) };
}
