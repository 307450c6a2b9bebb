/** The indicators of a chart: the first three and the volumes are drawn over the price, the others below it. */
export const STUDIES = ['ma', 'ema', 'boll', 'vol', 'macd', 'rsi', 'kdj'] as const;
export type Study = (typeof STUDIES)[number];
/** Indicators with a panel of their own below the price. */
export const PANEL_STUDIES = ['macd', 'rsi', 'kdj'] as const satisfies readonly Study[];

interface StudyChoice {
  readonly isOn: boolean;
  /** One value for each field of the indicator; 0 where a line is left out. */
  readonly values: readonly number[];
}
export type StudyChoices = Readonly<Record<Study, StudyChoice>>;

/** A `line` may be left out, a `length` may not; a `factor` has one decimal place. */
export type StudyField = 'line' | 'length' | 'factor';
export const STUDY_FIELDS: Readonly<Record<Study, readonly StudyField[]>> = {
  ma: ['line', 'line', 'line'],
  ema: ['line', 'line', 'line'],
  boll: ['length', 'factor'],
  vol: ['line', 'line'],
  macd: ['length', 'length', 'length'],
  rsi: ['line', 'line', 'line'],
  kdj: ['length', 'length', 'length'],
};

export const LENGTH_MAX = 500;
export const FACTOR_MAX = 10;

export const FIRST_CHOICES: StudyChoices = {
  ma: { isOn: true, values: [7, 25, 0] },
  ema: { isOn: false, values: [7, 0, 0] },
  boll: { isOn: false, values: [20, 2] },
  vol: { isOn: true, values: [0, 0] },
  macd: { isOn: false, values: [12, 26, 9] },
  rsi: { isOn: false, values: [14, 0, 0] },
  kdj: { isOn: false, values: [9, 3, 3] },
};

/** The value of a typed field, or null where the indicator cannot be computed with it. */
export function readStudyValue(text: string, field: StudyField): number | null {
  const plain = text.trim();
  if (plain === '') return field === 'line' ? 0 : null;
  const isWritten = field === 'factor' ? /^\d{1,2}(?:\.\d)?$/.test(plain) : /^\d{1,3}$/.test(plain);
  const value = Number(plain);
  return isWritten && value > 0 && value <= (field === 'factor' ? FACTOR_MAX : LENGTH_MAX) ? value : null;
}

/** Whether the values fit together: a MACD needs a fast average shorter than the slow one. */
export const isPossible = (study: Study, values: readonly number[]): boolean =>
  study !== 'macd' || values[0]! < values[1]!;

/** Reads stored indicators; whatever is invalid gets its default. */
export function readChoices(kept: unknown, first: StudyChoices = FIRST_CHOICES): StudyChoices {
  const of = (study: Study): StudyChoice => {
    const { isOn, values } = ((kept as Record<string, unknown> | null)?.[study] ?? {}) as Record<string, unknown>;
    const fields = STUDY_FIELDS[study];
    const isWhole =
      Array.isArray(values) &&
      values.length === fields.length &&
      fields.every((field, at) => {
        const value = values[at] as unknown;
        return typeof value === 'number' && readStudyValue(value === 0 ? '' : String(value), field) === value;
      });
    return {
      isOn: typeof isOn === 'boolean' ? isOn : first[study].isOn,
      values: isWhole && isPossible(study, values as number[]) ? (values as number[]) : first[study].values,
    };
  };
  // Every study has its entry, which the type of `fromEntries` forgets.
  return Object.fromEntries(STUDIES.map((study) => [study, of(study)])) as StudyChoices;
}
