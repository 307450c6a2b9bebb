import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Field } from '../field.tsx';
import { Notice } from '../states.tsx';
import { Dialog } from './dialog.tsx';

interface ReasonDialogProps {
  readonly title: string;
  /** What confirming does, where the button's text does not say it all. */
  readonly effect?: string | undefined;
  readonly words: { readonly reason: string; readonly confirm: string; readonly back: string; readonly close: string };
  readonly reason: string;
  readonly isDangerous?: boolean;
  readonly isBusy: boolean;
  readonly canConfirm: boolean;
  /** Why it was not done; null where nothing went wrong. */
  readonly problem: string | null;
  readonly onReason: (reason: string) => void;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** What the action is about; shown above the effect. */
  readonly children?: ReactNode;
}

/** Says what an action does, asks for the reason, and says why it was not done if it fails. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { words } = props;
  return (
    <Dialog title={props.title} closeLabel={words.close} onClose={props.onClose}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (props.canConfirm) props.onConfirm();
        }}
      >
        {props.children}
        {props.effect && <Notice tone="warn">{props.effect}</Notice>}
        <Field label={words.reason} maxLength={200} value={props.reason} onChange={props.onReason} />
        {props.problem !== null && (
          <div role="alert">
            <Notice tone="danger">{props.problem}</Notice>
          </div>
        )}
        <div className="flex justify-end gap-3">
          <Button kind="secondary" onClick={props.onClose}>
            {words.back}
          </Button>
          <Button
            type="submit"
            kind={props.isDangerous ? 'danger-filled' : 'primary'}
            busy={props.isBusy}
            disabled={!props.canConfirm}
          >
            {words.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
