import type { DraftField } from '../../rules/draft.ts';
import { useProblemWords } from '../problem-words.ts';
import type { FormModel } from './form.model.ts';

/** What is said under a field: what is wrong with it here, or what the server refused. */
export function useErrorAt({ view }: FormModel): (field: DraftField) => { readonly error?: string } {
  const words = useProblemWords();
  return (field) => {
    const problem = view.problemAt(field);
    const error = problem ? words(problem) : view.refusalAt(field);
    return error ? { error } : {};
  };
}
