import { Button } from '../../../../kit/button.tsx';
import { Choice, Field } from '../../../../kit/field.tsx';
import { FigureField } from '../../../../kit/figure-field.tsx';
import { t } from '../../../../lib/i18n.ts';
import { MODES, type Mode, ROUND_READINGS, type RoundName, readField, roundNames } from '../../rules/draft.ts';
import type { PublishModel } from './publish.model.ts';

const SPLITS = ['PRORATA', 'BOTTOM_UP'] as const;
const VIP_LEVELS = ['0', '1', '2', '3', '4', '5', '6'];
const NATIONALITIES = ['ALL', 'CN_ONLY', 'NON_CN'] as const;
const KYC_LEVELS = ['none', 'primary', 'advanced'] as const;

/** The rounds of a project, one behind the other. */
export function Rounds({ model }: { readonly model: PublishModel }) {
  const { rounds, commands } = model;
  return (
    <>
      {rounds.map(({ mode }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a round is its place.
        <fieldset key={at} className="flex flex-col gap-3 border-line border-t pt-4">
          <legend className="sr-only">{t('console.launch.round', { number: at + 1 })}</legend>
          <div className="flex items-center justify-between">
            <p className="font-medium text-14">{t('console.launch.round', { number: at + 1 })}</p>
            <Button kind="link" disabled={rounds.length === 1} onClick={() => commands.removeRound(at)}>
              {t('console.launch.removeRound', { number: at + 1 })}
            </Button>
          </div>
          <div className="grid grid-cols-2 items-start gap-4">
            <Choice
              label={t('console.actionField.mode')}
              value={mode}
              onChange={(next) => commands.setMode(at, next as Mode)}
              options={MODES.map((value) => ({ value, label: t(`console.launch.mode.${value}`) }))}
            />
            {roundNames(mode).map((name) => (
              <RoundField key={name} name={name} at={at} model={model} />
            ))}
          </div>
        </fieldset>
      ))}
      <span>
        <Button kind="link" onClick={commands.addRound}>
          {t('console.launch.addRound')}
        </Button>
      </span>
    </>
  );
}

interface Props {
  readonly name: RoundName;
  readonly at: number;
  readonly model: PublishModel;
}

function RoundField({ name, at, model }: Props) {
  const reading = ROUND_READINGS[name];
  const value = model.rounds[at]![name];
  const isUnread = value !== '' && readField(reading, value) === null;
  const { fault } = model;
  const isHere = fault && 'round' in fault.at && fault.at.round === at && fault.at.field === name;
  const faultText = isHere ? fault.text : undefined;
  const field = {
    label: t(`console.actionField.${name}`),
    value,
    onChange: (text: string) => model.commands.setRound(at, name, text),
    error: isUnread ? t('console.refusal.FIELD_INVALID') : faultText,
  };
  if (reading === 'choice') return <Choice {...field} options={optionsOf(name)} />;
  if (reading === 'time' || reading === 'noTime') return <Field {...field} type="datetime-local" />;
  if (reading === 'noWord') return <Field {...field} maxLength={200} autoComplete="off" />;
  const hint = name === 'basePrice' ? t('console.launch.basePriceHint') : undefined;
  return <FigureField {...field} hint={hint} />;
}

function optionsOf(name: RoundName) {
  if (name === 'split') return SPLITS.map((value) => ({ value, label: t(`console.launch.split.${value}`) }));
  if (name === 'vipMin') return VIP_LEVELS.map((value) => ({ value, label: value }));
  if (name === 'nationality')
    return NATIONALITIES.map((value) => ({ value, label: t(`console.launch.nationality.${value}`) }));
  if (name === 'kycMin') {
    return KYC_LEVELS.map((level, at) => ({ value: String(at), label: t(`console.kycLevel.${level}`) }));
  }
  return [
    { value: 'true', label: t('console.yes') },
    { value: 'false', label: t('console.no') },
  ];
}
