import { Volume2, VolumeX } from 'lucide-react';
import { useSpotText } from '../../spot-text.ts';
import { useSound } from './sound.ts';

/** Turns the sounds of orders on or off for this device. */
export function SoundButton() {
  const t = useSpotText();
  const [isOn, setIsOn] = useSound();
  const Icon = isOn ? Volume2 : VolumeX;
  return (
    <button
      type="button"
      aria-label={t('spot.sound')}
      aria-pressed={isOn}
      title={t('spot.sound')}
      className="grid size-8 shrink-0 place-items-center rounded-control text-text-muted hover:bg-hover hover:text-text"
      onClick={() => setIsOn(!isOn)}
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  );
}
