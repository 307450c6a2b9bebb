import { Button } from '../../../../kit/button.tsx';
import { Switch } from '../../../../kit/form/choice.tsx';
import { Overlay } from '../../../../kit/overlay/dialog.tsx';
import { useShellText } from '../../../../lib/shell-text.ts';
import { HOT_KEYS, type HotKey } from '../../rules/hot-keys.ts';
import { useSpotText } from '../../spot-text.ts';
import { useToolsText } from '../../tools-text.ts';
import { useSound } from '../sound/sound.ts';
import { useKeysOn } from './hot-keys.model.ts';

const NAMES = Object.keys(HOT_KEYS) as HotKey[];

/** Lists the keys, and turns them on or off. */
export default function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useToolsText();
  const s = useSpotText();
  const shell = useShellText();
  const [isOn, setIsOn] = useKeysOn();
  const [isSoundOn, setIsSoundOn] = useSound();
  const rows = [
    ...NAMES.map((name) => [HOT_KEYS[name].toUpperCase(), t(`spot.key.${name}`)]),
    ['Esc', t('spot.key.esc')],
  ];
  return (
    <Overlay
      open
      onClose={onClose}
      title={s('spot.keys')}
      closeLabel={shell('shell.action.close')}
      footer={
        <Button size="large" wide onClick={onClose}>
          {t('spot.study.done')}
        </Button>
      }
    >
      <div data-room="spot/parts/keys" className="flex flex-col gap-4">
        <dl className="grid grid-cols-2 gap-x-8 gap-y-1.5 text-13">
          {rows.map(([key, text]) => (
            <div key={key} className="flex items-center justify-between gap-3 py-0.5">
              <dt className="text-text-muted">{text}</dt>
              <dd>
                <kbd className="code inline-grid h-6 min-w-6 place-items-center rounded-badge border border-line-strong px-1.5 font-sans text-12 text-text">
                  {key}
                </kbd>
              </dd>
            </div>
          ))}
        </dl>
        <p className="text-13 text-text-muted">{t('spot.keys.note')}</p>
        <div className="flex flex-col items-start gap-2 border-t border-line pt-3">
          <Switch checked={isOn} onChange={setIsOn}>
            {t('spot.keys.on')}
          </Switch>
          <Switch checked={isSoundOn} onChange={setIsSoundOn}>
            {s('spot.sound')}
          </Switch>
        </div>
      </div>
    </Overlay>
  );
}
