import type { Market } from '../../rules/market.ts';
import { hasLimit } from '../../rules/order-draft.ts';
import type { OrderFormModel } from '../order-form/order-form.model.ts';
import { useFavourites } from '../pair-list/pair-list.model.ts';
import { usePairPicker } from '../pair-list/pair-picker.model.ts';
import { useSound } from '../sound/sound.ts';
import { focusOrderField, useHotKeys, useKeySheet } from './hot-keys.model.ts';

/** The keys of the trading page. They choose, look up and fill in; anything that costs money must be pressed. */
export function useTradeKeys(market: Market, form: OrderFormModel): void {
  const { toggle } = useFavourites();
  const picker = usePairPicker();
  const sheet = useKeySheet();
  const [isSoundOn, setIsSoundOn] = useSound();
  const { draft } = form.view;
  const { edit } = form.commands;
  useHotKeys({
    buy: () => edit({ side: 'buy' }),
    sell: () => edit({ side: 'sell' }),
    limit: () => edit({ type: 'limit' }),
    market: () => edit({ type: 'market' }),
    stop: () => edit({ type: draft.type === 'stop-limit' ? 'stop-market' : 'stop-limit' }),
    price: () => focusOrderField(hasLimit(draft) ? 'price' : 'stopPrice'),
    quantity: () => focusOrderField('quantity'),
    search: picker.open,
    favourite: () => toggle(market.symbol),
    sound: () => setIsSoundOn(!isSoundOn),
    help: sheet.open,
  });
}
