import { LANGUAGE_NAMES, LOCALES } from '@bourse/i18n/locales.ts';
import { Button } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { Choice, Field } from '../../../../kit/field.tsx';
import { t } from '../../../../lib/i18n.ts';
import type { useEditorModel } from './editor.model.ts';

const LEVELS = ['info', 'warn', 'danger'] as const;
const FALLBACKS = ['english', 'nothing'] as const;
const TEXT_MAX = 300;

interface EditorProps extends Pick<ReturnType<typeof useEditorModel>, 'view' | 'commands'> {
  readonly onPublish: () => void;
}

/** Writes an announcement in English and any other languages. */
export function Editor({ view, commands, onPublish }: EditorProps) {
  return (
    <Card title={t('console.announce.new')}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (view.isGood) onPublish();
        }}
      >
        <div className="grid grid-cols-2 gap-4">
          {LOCALES.map((locale) => (
            <Field
              key={locale}
              label={
                locale === 'en_US'
                  ? `${LANGUAGE_NAMES[locale]} · ${t('console.announce.required')}`
                  : LANGUAGE_NAMES[locale]
              }
              maxLength={TEXT_MAX}
              lang={locale.replace('_', '-')}
              value={view.texts[locale] ?? ''}
              onChange={(text) => commands.setText(locale, text)}
            />
          ))}
        </div>
        <div className="grid grid-cols-2 gap-4 xl:grid-cols-4">
          <Choice
            label={t('console.announce.fallback', { count: view.missing })}
            value={view.fallback}
            options={FALLBACKS.map((value) => ({ value, label: t(`console.announce.fallback.${value}`) }))}
            onChange={commands.setFallback}
          />
          <Choice
            label={t('console.announce.level')}
            value={view.level}
            options={LEVELS.map((value) => ({ value, label: t(`console.announce.level.${value}`) }))}
            onChange={commands.setLevel}
          />
          <Field
            type="datetime-local"
            label={t('console.announce.from')}
            value={view.from}
            onChange={commands.setFrom}
          />
          <Field
            type="datetime-local"
            label={t('console.announce.until')}
            value={view.until}
            onChange={commands.setUntil}
            error={view.isOrdered ? undefined : t('console.refusal.ENDS_BEFORE_START')}
          />
        </div>
        <div className="flex justify-end">
          <Button type="submit" disabled={!view.isGood}>
            {t('console.announce.publish')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
