export { usePuzzle } from './parts/puzzle/puzzle.model.ts';
export { SecurityCheck } from './parts/security-check/security-check.tsx';
export type {
  CodeChannel,
  Ended,
  SecurityFactors,
  SentCode,
} from './parts/security-check/security-check-props.ts';
export { troubleText } from './parts/trouble.ts';
