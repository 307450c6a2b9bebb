import { Button } from '../../../../kit/button.tsx';
import { Field } from '../../../../kit/field.tsx';
import { FigureField } from '../../../../kit/figure-field.tsx';
import { t } from '../../../../lib/i18n.ts';
import { PRESETS, type Preset } from '../../rules/draft.ts';
import type { PublishModel } from './publish.model.ts';

/** When which part of what people buy is unlocked. */
export function Unlocks({ model }: { readonly model: PublishModel }) {
  const { unlocks, commands } = model;
  return (
    <fieldset className="flex flex-col gap-3 border-line border-t pt-4">
      <legend className="sr-only">{t('console.actionField.schedule')}</legend>
      <p className="font-medium text-14">{t('console.actionField.schedule')}</p>
      <div className="flex flex-wrap gap-3">
        {(Object.keys(PRESETS) as Preset[]).map((preset) => (
          <Button key={preset} kind="link" onClick={() => commands.takePreset(preset)}>
            {t(`console.launch.preset.${preset}`)}
          </Button>
        ))}
      </div>
      {unlocks.map((unlock, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an unlock is its place.
        <div key={at} className="flex items-end gap-3">
          <Field
            type="datetime-local"
            label={t('console.launch.unlockAt', { row: at + 1 })}
            value={unlock.at}
            onChange={(text) => commands.setUnlock(at, { ...unlock, at: text })}
          />
          <FigureField
            label={t('console.launch.unlockShare', { row: at + 1 })}
            value={unlock.percent}
            error={
              model.fault && 'unlock' in model.fault.at && model.fault.at.unlock === at ? model.fault.text : undefined
            }
            onChange={(percent) => commands.setUnlock(at, { ...unlock, percent })}
          />
          <Button kind="link" disabled={unlocks.length === 1} onClick={() => commands.removeUnlock(at)}>
            {t('console.launch.removeUnlock', { row: at + 1 })}
          </Button>
        </div>
      ))}
      <span>
        <Button kind="link" onClick={commands.addUnlock}>
          {t('console.launch.addUnlock')}
        </Button>
      </span>
    </fieldset>
  );
}
