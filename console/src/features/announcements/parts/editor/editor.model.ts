import { LOCALES, type Locale } from '@bourse/i18n/locales.ts';
import { useState } from 'react';
import { readBusinessTime } from '../../../../lib/time/business-time.ts';
import { serverNowMs } from '../../../../lib/time/clock.ts';
import type { NewAnnouncement } from '../../api/announcements.ts';

const ENGLISH_LENGTH_MIN = 3;

/** A draft: a text per language, what readers of other languages see, its urgency, and from when until when it is shown. */
export function useEditorModel() {
  const [texts, setTexts] = useState<Readonly<Partial<Record<Locale, string>>>>({});
  const [fallback, setFallback] = useState<NewAnnouncement['fallback']>('english');
  const [level, setLevel] = useState<NewAnnouncement['level']>('info');
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const fromMs = readBusinessTime(from);
  const untilMs = readBusinessTime(until);
  const isOrdered = untilMs === null || untilMs > (fromMs ?? serverNowMs());
  const written = LOCALES.flatMap((locale) => {
    const text = texts[locale]?.trim() ?? '';
    return text === '' ? [] : [[locale, text] as const];
  });
  return {
    view: {
      texts,
      fallback,
      level,
      from,
      until,
      isOrdered,
      /** How many languages besides English have no text. */
      missing: LOCALES.filter((locale) => locale !== 'en_US' && !texts[locale]?.trim()).length,
      isGood: (texts.en_US?.trim().length ?? 0) >= ENGLISH_LENGTH_MIN && isOrdered,
    },
    commands: {
      setText: (locale: Locale, text: string) => setTexts((old) => ({ ...old, [locale]: text })),
      setFallback,
      setLevel,
      setFrom,
      setUntil,
      clear: () => {
        setTexts({});
        setFrom('');
        setUntil('');
      },
    },
    content: (): NewAnnouncement => ({
      en_US: '',
      ...Object.fromEntries(written),
      fallback,
      level,
      ...(fromMs !== null && { fromMs: String(fromMs) }),
      ...(untilMs !== null && { untilMs: String(untilMs) }),
    }),
  } as const;
}
