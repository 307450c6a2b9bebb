import { Pairs } from '../../../../kit/card.tsx';
import { t, textOf } from '../../../../lib/i18n.ts';
import { useLaunchWords } from '../../api/words.ts';
import type { TypedDraft } from '../../rules/kept.ts';
import { saidOf } from '../../rules/preview.ts';

const HEAD = 'pt-3 font-medium text-13';
/** A bar of the least height can still be seen. */
const LEAST_PERCENT = 2;

/** The page of a project as people will read it, as far as it is typed. */
export function ProjectPreview({ draft }: { readonly draft: TypedDraft }) {
  const words = useLaunchWords();
  if (!words) return null;
  const say = textOf(words);
  const { facts, rounds, unlocks, rules } = saidOf(say, draft);
  return (
    <section aria-label={t('console.launch.preview')} className="rounded-control bg-hover px-3 py-2">
      <h3 className="text-12 text-text-muted">{t('console.launch.preview')}</h3>
      <p className="pt-2 font-semibold text-16">{draft.project.token.trim()}</p>
      <Pairs rows={facts} />
      <h4 className={HEAD}>{say('launch.rounds')}</h4>
      <Pairs rows={rounds} />
      <h4 className={HEAD}>{say('launch.schedule')}</h4>
      <div aria-hidden="true" className="flex h-16 items-end gap-1 pt-2">
        {unlocks.map(({ sumBps }, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: an unlock is its place.
            key={at}
            className="max-w-16 min-w-0 flex-1 rounded-badge bg-accent"
            style={{ height: `${Math.min(Math.max(sumBps / 100, LEAST_PERCENT), 100)}%` }}
          />
        ))}
      </div>
      <Pairs rows={unlocks.map(({ at, percent, sum }) => ({ label: at, value: `${percent} · ${sum}` }))} />
      <h4 className={HEAD}>{say('launch.rules')}</h4>
      <ul className="flex list-disc flex-col gap-1 py-1 pl-5 text-13">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}
