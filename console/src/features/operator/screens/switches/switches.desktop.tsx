import { Badge } from '../../../../kit/badge.tsx';
import { Button } from '../../../../kit/button.tsx';
import { Page, Surface } from '../../../../kit/page.tsx';
import { type Column, Table } from '../../../../kit/table.tsx';
import { ActionDialog } from '../../../../lib/actions/action-dialog.tsx';
import { hasText, t } from '../../../../lib/i18n.ts';
import { setColumn } from '../../../../lib/lists/columns.tsx';
import { waitWords } from '../../../../lib/lists/list-words.ts';
import type { Switch } from '../../api/switches.ts';
import { useSwitchesModel } from './switches.model.ts';

const nameOf = (name: string): string => {
  const key = `console.switch.${name}`;
  return hasText(key) ? t(key as 'console.switch.SHUTDOWN') : name;
};
/** What turning the switch would do. */
function effectOf({ name, isOn }: Switch): string {
  if (name === 'SHUTDOWN') return isOn ? t('console.switches.effect.shut') : t('console.switches.effect.open');
  if (name.endsWith('_REASON')) return isOn ? t('console.switches.effect.pause') : t('console.switches.effect.resume');
  return isOn ? t('console.switches.effect.off') : t('console.switches.effect.on');
}
const verbOf = ({ name, isOn }: Switch): string => {
  if (name === 'SHUTDOWN') return isOn ? t('console.switches.shut') : t('console.switches.open');
  if (name.endsWith('_REASON')) return isOn ? t('console.pause') : t('console.resume');
  return isOn ? t('console.switches.turnOff') : t('console.switches.turnOn');
};

export function SwitchesDesktop() {
  const { view, commands, act } = useSwitchesModel();
  return (
    <Page title={t('console.switches.title')} room="operator/screens/switches">
      <Surface state={view.state} rows={8} words={waitWords(t('console.switches.failed'))} onRetry={commands.retry}>
        <Table
          label={t('console.switches.title')}
          rows={view.rows}
          rowKey={({ name }) => name}
          columns={columns(view.mayTurn, act.start)}
        />
      </Surface>
      {act.wanted && (
        <ActionDialog
          title={nameOf(act.wanted.name)}
          effect={effectOf(act.wanted)}
          verb={verbOf(act.wanted)}
          isDangerous={act.wanted.isOn}
          act={act}
        />
      )}
    </Page>
  );
}

function columns(mayTurn: (row: Switch) => boolean, onTurn: (row: Switch) => void): Column<Switch>[] {
  return [
    {
      key: 'name',
      head: t('console.switches.name'),
      cell: ({ name }) => (
        <>
          <span className="block font-medium">{nameOf(name)}</span>
          <span className="code block text-12 text-text-muted">{name}</span>
        </>
      ),
    },
    {
      key: 'state',
      head: t('console.switches.state'),
      cell: ({ isOn, text }) => (
        <>
          <Badge tone={isOn ? 'ok' : 'danger'}>{isOn ? t('console.switches.on') : t('console.switches.off')}</Badge>
          {text !== null && <span className="mt-1 block text-12 text-text-muted">{text}</span>}
        </>
      ),
    },
    setColumn(),
    {
      key: 'act',
      head: '',
      cell: (row) =>
        mayTurn(row) && (
          <span className="flex justify-end">
            <Button kind={row.isOn ? 'danger' : 'secondary'} small onClick={() => onTurn(row)}>
              {verbOf(row)}
            </Button>
          </span>
        ),
    },
  ];
}
