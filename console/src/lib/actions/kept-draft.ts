import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../me.ts';

/** What somebody has begun in a form and not sent, kept in this browser for that member of staff alone. */
export function useKeptDraft(form: string) {
  const login = useQuery(meQuery).data?.login ?? '';
  const name = `bourse_console_draft:${form}:${login}`;
  return {
    /** What was kept, as it was written; null for nothing, or what cannot be read. */
    read: (): unknown => {
      try {
        return JSON.parse(localStorage.getItem(name) ?? 'null');
      } catch {
        return null;
      }
    },
    keep: (draft: unknown): void => {
      try {
        localStorage.setItem(name, JSON.stringify(draft));
      } catch {
        // A browser that stores nothing must not keep anybody from typing.
      }
    },
    forget: (): void => localStorage.removeItem(name),
  } as const;
}
