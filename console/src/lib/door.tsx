import type { ReactNode } from 'react';
import { Brand } from '../kit/pictures/brand.tsx';
import { t } from './i18n.ts';
import { LanguageChoice } from './language-choice.tsx';

interface DoorProps {
  readonly room: string;
  readonly title: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** The frame of pages outside the console proper: log-in and enrolment. */
export function Door({ room, title, onSubmit, children }: DoorProps) {
  return (
    <main data-room={room} className="grid min-h-dvh place-items-center p-6">
      <form
        className="flex w-96 max-w-full flex-col gap-5 rounded-card border border-line bg-surface p-6"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <div className="flex items-center justify-between gap-4">
          <Brand name={t('console.title')} side={t('console.staff')} />
          <LanguageChoice isNamed />
        </div>
        <h1 className="text-20 font-semibold">{title}</h1>
        {children}
      </form>
    </main>
  );
}
