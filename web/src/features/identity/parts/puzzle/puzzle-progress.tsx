import { ProgressBar } from '../../../../kit/progress/progress-bar.tsx';
import { useIdentityText } from '../../identity-text.ts';

/** Says why the form waits while the browser solves a puzzle, and how far that is. */
export function PuzzleProgress({ share }: { readonly share: number | null }) {
  const t = useIdentityText();
  if (share === null) return null;
  return (
    <div data-room="identity/parts/puzzle" className="flex flex-col gap-2">
      <p className="text-12 text-text-muted">{t('identity.login.puzzle')}</p>
      <ProgressBar percent={share * 100} label={t('identity.login.puzzle')} />
    </div>
  );
}
