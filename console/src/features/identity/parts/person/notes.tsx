import { useInfiniteQuery } from '@tanstack/react-query';
import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { Field } from '../../../../kit/field.tsx';
import { List } from '../../../../kit/list-page.tsx';
import { formatTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { listOf } from '../../../../lib/list-state.ts';
import { listWords } from '../../../../lib/list-words.ts';
import { useIsOneOf } from '../../../../lib/me.ts';
import { refusalText } from '../../../../lib/refusal-text.ts';
import { pagedQuery, useAddNote } from '../../api/person.ts';

const NOTE_LENGTH_MIN = 3;
const NOTE_LENGTH_MAX = 1000;

/** What staff wrote down about a person; it stays. */
export function Notes({ uid }: { readonly uid: string }) {
  const list = listOf(useInfiniteQuery(pagedQuery('staffPeople.notes', uid)));
  const adding = useAddNote();
  const mayWrite = useIsOneOf(['support2', 'reviewer', 'risk', 'compliance']);
  const [text, setText] = useState('');
  const isGood = text.trim().length >= NOTE_LENGTH_MIN;
  return (
    <>
      {mayWrite && (
        <form
          className="flex items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (isGood) adding.mutate({ uid, text: text.trim() }, { onSuccess: () => setText('') });
          }}
        >
          <Field
            label={t('console.person.newNote')}
            maxLength={NOTE_LENGTH_MAX}
            value={text}
            onChange={setText}
            error={adding.error ? refusalText(adding.error) : undefined}
          />
          <Button type="submit" kind="secondary" busy={adding.isPending} disabled={!isGood}>
            {t('console.person.addNote')}
          </Button>
        </form>
      )}
      <List
        label={t('console.person.tab.notes')}
        {...list}
        emptyIcon={<NotebookPen className="size-5" />}
        words={listWords(t('console.person.noNotes'), t('console.person.failed'))}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'time',
            head: t('console.audit.time'),
            cell: ({ atMs }) => <span className="num whitespace-nowrap">{formatTime(atMs)}</span>,
          },
          { key: 'staff', head: t('console.audit.staff'), cell: ({ staff }) => staff },
          {
            key: 'text',
            head: t('console.person.note'),
            cell: ({ text: note }) => <span className="break-words whitespace-pre-line">{note}</span>,
          },
        ]}
      />
    </>
  );
}
