import type { Terms } from '../../rules/draft.ts';
import type { FormModel } from './form.model.ts';

export interface PartProps {
  readonly model: FormModel;
}

export interface TermsProps extends PartProps {
  readonly terms: Terms;
}
