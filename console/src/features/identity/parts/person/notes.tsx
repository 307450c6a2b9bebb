import { NotebookPen } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { Field } from '../../../../kit/field.tsx';
import { List } from '../../../../kit/list-page.tsx';
import { formatTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { listWords } from '../../../../lib/lists/list-words.ts';
import { useNotes } from './person.model.ts';

const NOTE_LENGTH_MAX = 1000;

/** Staff's notes about a person, which cannot be removed. */
export function Notes({ uid }: { readonly uid: string }) {
  const notes = useNotes(uid);
  return (
    <>
      {notes.mayWrite && (
        <form
          className="flex items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            notes.add();
          }}
        >
          <Field
            label={t('console.person.newNote')}
            maxLength={NOTE_LENGTH_MAX}
            value={notes.text}
            onChange={notes.setText}
            error={notes.problem}
          />
          <Button type="submit" kind="secondary" busy={notes.isBusy} disabled={!notes.isGood}>
            {t('console.person.addNote')}
          </Button>
        </form>
      )}
      <List
        label={t('console.person.tab.notes')}
        {...notes.list}
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
