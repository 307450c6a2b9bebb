import { storage } from '../../../../lib/browser/storage.ts';
import { createStore, useStore } from '../../../../lib/store.ts';
import { FIRST_CHOICES, readChoices, STUDIES, type Study, type StudyChoices } from '../../rules/chart/study-choices.ts';

const KEY = 'spot.studies';
/** An older release stored here whether its two averages, then the only indicators, were on. */
const FORMER_KEY = 'flag.spot.averages';

function kept(): StudyChoices {
  const isOff = storage.get(FORMER_KEY) === 'false';
  return readChoices(
    storage.json(KEY),
    isOff ? { ...FIRST_CHOICES, ma: { ...FIRST_CHOICES.ma, isOn: false } } : FIRST_CHOICES,
  );
}

const choices = createStore<StudyChoices>(kept());

/** Which indicators this device shows, and their parameters. */
export function useStudies() {
  const now = useStore(choices);
  const put = (next: StudyChoices) => {
    storage.set(KEY, JSON.stringify(next));
    choices.set(next);
  };
  return {
    choices: now,
    shownCount: STUDIES.filter((study) => now[study].isOn).length,
    change: (study: Study, part: Partial<StudyChoices[Study]>) =>
      put({ ...choices.get(), [study]: { ...choices.get()[study], ...part } }),
    reset: () => put(FIRST_CHOICES),
  };
}
