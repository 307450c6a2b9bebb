import { useId, useState } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { Checkbox } from '../../../../kit/form/choice.tsx';
import { Overlay } from '../../../../kit/overlay/dialog.tsx';
import { useShellText } from '../../../../lib/shell-text.ts';
import {
  FACTOR_MAX,
  isPossible,
  LENGTH_MAX,
  readStudyValue,
  STUDIES,
  STUDY_FIELDS,
  type Study,
  type StudyField,
} from '../../rules/chart/study-choices.ts';
import { type ToolsText, useToolsText } from '../../tools-text.ts';
import { useStudies } from './studies.model.ts';

const NAMES: Readonly<Record<Study, string>> = {
  ma: 'MA',
  ema: 'EMA',
  boll: 'BOLL',
  vol: 'VOL',
  macd: 'MACD',
  rsi: 'RSI',
  kdj: 'KDJ',
};

/** The name of an indicator's field. */
const fieldName = (t: ToolsText, study: Study, at: number): string => {
  const length = t('spot.study.length');
  const own: Partial<Record<Study, readonly string[]>> = {
    boll: [length, t('spot.study.deviations')],
    macd: [t('spot.study.fast'), t('spot.study.slow'), t('spot.study.signal')],
    kdj: [length, t('spot.study.smoothingK'), t('spot.study.smoothingD')],
  };
  return own[study]?.[at] ?? `${length} ${at + 1}`;
};

/** Chooses indicators and their parameters. Changes apply at once, and this device stores them. */
export default function StudiesDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useToolsText();
  const shell = useShellText();
  const isTouch = useDensity() === 'touch';
  const { choices, change, reset } = useStudies();
  const [resets, setResets] = useState(0);
  return (
    <Overlay
      open
      onClose={onClose}
      title={t('spot.study.title')}
      closeLabel={shell('shell.action.close')}
      footer={
        <>
          <Button
            kind="secondary"
            size="large"
            onClick={() => {
              reset();
              setResets(resets + 1);
            }}
          >
            {t('spot.study.reset')}
          </Button>
          <Button size="large" wide onClick={onClose}>
            {t('spot.study.done')}
          </Button>
        </>
      }
    >
      <ul data-room="spot/parts/chart" className="divide-y divide-line">
        {STUDIES.map((study) => (
          <li key={study} className={cx('flex items-start justify-between gap-x-3', isTouch ? 'pt-3' : 'pt-2')}>
            <span className={cx('flex min-w-0 items-center', isTouch ? 'min-h-11' : 'min-h-9')}>
              <Checkbox checked={choices[study].isOn} onChange={(isOn) => change(study, { isOn })}>
                <span className="font-medium text-text">{NAMES[study]}</span>
                <span className="block text-12 text-text-faint">{t(`spot.study.${study}`)}</span>
              </Checkbox>
            </span>
            <Values
              key={resets}
              study={study}
              values={choices[study].values}
              onChange={(values) => change(study, { values })}
            />
          </li>
        ))}
      </ul>
    </Overlay>
  );
}

interface ValuesProps {
  readonly study: Study;
  readonly values: readonly number[];
  readonly onChange: (values: readonly number[]) => void;
}

/** The parameters of an indicator. Invalid ones stay as typed, with the reason; the chart keeps the last valid ones. */
function Values({ study, values, onChange }: ValuesProps) {
  const t = useToolsText();
  const id = useId();
  const isTouch = useDensity() === 'touch';
  const fields = STUDY_FIELDS[study];
  const [typed, setTyped] = useState(() => values.map((value) => (value === 0 ? '' : String(value))));
  const read = typed.map((text, at) => readStudyValue(text, fields[at]!));
  const wrongAt = read.indexOf(null);
  const error =
    wrongAt >= 0
      ? t(fields[wrongAt] === 'factor' ? 'spot.study.wrongFactor' : 'spot.study.wrongLength', {
          max: fields[wrongAt] === 'factor' ? FACTOR_MAX : LENGTH_MAX,
        })
      : isPossible(study, read as number[])
        ? null
        : t('spot.study.wrongOrder');
  const type = (at: number, text: string) => {
    const next = typed.map((old, each) => (each === at ? text : old));
    setTyped(next);
    const numbers = next.map((each, place) => readStudyValue(each, fields[place]!));
    if (!numbers.includes(null) && isPossible(study, numbers as number[])) onChange(numbers as number[]);
  };
  return (
    <div className="flex shrink-0 flex-col items-end gap-0.5">
      <div className={cx('flex', isTouch ? 'gap-1.5' : 'gap-2')}>
        {typed.map((text, at) => (
          <Value
            // biome-ignore lint/suspicious/noArrayIndexKey: the fields of an indicator have no other name.
            key={at}
            label={`${NAMES[study]}: ${fieldName(t, study, at)}`}
            field={fields[at]!}
            value={text}
            isWrong={error !== null && (wrongAt < 0 || read[at] === null)}
            errorId={`${id}-error`}
            onChange={(next) => type(at, next)}
          />
        ))}
      </div>
      <p id={`${id}-error`} role="status" className="min-h-5 max-w-56 text-right text-12 text-danger">
        {error}
      </p>
    </div>
  );
}

interface ValueProps {
  readonly label: string;
  readonly field: StudyField;
  readonly value: string;
  readonly isWrong: boolean;
  readonly errorId: string;
  readonly onChange: (text: string) => void;
}

function Value({ label, field, value, isWrong, errorId, onChange }: ValueProps) {
  const isTouch = useDensity() === 'touch';
  return (
    <input
      value={value}
      type="text"
      inputMode={field === 'factor' ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={5}
      aria-label={label}
      title={label}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? errorId : undefined}
      className={cx(
        'num w-14 rounded-control border bg-surface-field px-2 text-right outline-none focus-visible:border-focus focus-visible:ring-3 focus-visible:ring-accent-soft',
        isTouch ? 'h-11 text-16' : 'h-9 text-14',
        isWrong ? 'border-danger' : 'border-line-strong hover:border-n9',
      )}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
