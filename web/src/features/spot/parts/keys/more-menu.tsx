import { Ellipsis, Star } from 'lucide-react';
import { cx } from '../../../../kit/cx.ts';
import { Switch } from '../../../../kit/form/choice.tsx';
import { Menu } from '../../../../kit/overlay/menu.tsx';
import { useShellText } from '../../../../lib/shell-text.ts';
import { useMarketsText } from '../../markets-text.ts';
import { type Market, pairName } from '../../rules/market.ts';
import { useSpotText } from '../../spot-text.ts';
import { useFavourites } from '../pair-list/pair-list.model.ts';
import { useSound } from '../sound/sound.ts';

interface MoreMenuProps {
  readonly market: Market;
}

/** What the desktop has in its bars and on keys, in a sheet for touch screens. */
export function MoreMenu({ market }: MoreMenuProps) {
  const t = useSpotText();
  const shell = useShellText();
  return (
    <Menu
      trigger={<Ellipsis aria-hidden="true" className="size-[22px]" />}
      label={t('spot.more')}
      triggerClass="grid size-11 place-items-center rounded-control text-text-muted"
      align="right"
      sheet={{ title: t('spot.more'), closeLabel: shell('shell.action.close') }}
    >
      {() => <More market={market} />}
    </Menu>
  );
}

function More({ market }: MoreMenuProps) {
  const t = useSpotText();
  const m = useMarketsText();
  const { list, toggle } = useFavourites();
  const [isSoundOn, setIsSoundOn] = useSound();
  const isFavourite = list.includes(market.symbol);
  const pair = pairName(market);
  return (
    <div data-room="spot/parts/keys" className="flex flex-col items-stretch gap-1 pb-2">
      <button
        type="button"
        className="flex min-h-11 items-center gap-3 text-left text-14 text-text"
        onClick={() => toggle(market.symbol)}
      >
        <Star
          aria-hidden="true"
          className={cx('size-5', isFavourite ? 'fill-current text-warn' : 'text-text-muted')}
          strokeWidth={1.75}
        />
        {m(isFavourite ? 'spot.markets.unfavour' : 'spot.markets.favour', { pair })}
      </button>
      <span className="flex min-h-11 items-center">
        <Switch checked={isSoundOn} onChange={setIsSoundOn}>
          <span className="text-14 text-text">{t('spot.sound')}</span>
        </Switch>
      </span>
    </div>
  );
}
