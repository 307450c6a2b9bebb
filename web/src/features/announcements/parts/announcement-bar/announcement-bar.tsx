import { X } from 'lucide-react';
import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { useAnnouncementsText } from '../../announcements-text.ts';
import { useAnnouncementBarModel } from './announcement-bar.model.ts';

/** The operator's announcements above the screen. Each can be closed for good on this device. */
export function AnnouncementBar({ isInset }: { readonly isInset: boolean }) {
  const t = useAnnouncementsText();
  const { view, commands } = useAnnouncementBarModel();
  const isTouch = useDensity() === 'touch';
  if (view.rows.length === 0) return null;
  return (
    <section
      data-room="announcements/parts/announcement-bar"
      aria-label={t('announcements.label')}
      className={cx('flex flex-col gap-2', isInset ? 'pb-4' : isTouch ? 'px-4 pt-3' : 'px-6 pt-4')}
    >
      {view.rows.map(({ id, level, text }) => (
        <Notice
          key={id}
          tone={level}
          action={
            <button
              type="button"
              aria-label={t('announcements.close')}
              className={cx(
                'grid shrink-0 place-items-center rounded-control text-text-muted hover:text-text',
                isTouch ? '-my-3 -mr-3 size-11' : '-my-1 size-7',
              )}
              onClick={() => commands.close(id)}
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          }
        >
          <span className="break-words whitespace-pre-line">{text}</span>
        </Notice>
      ))}
    </section>
  );
}
