export { SecurityCheck } from './parts/security-check/security-check.tsx';
export type {
  CodeChannel,
  Ended,
  SecurityFactors,
  SentCode,
} from './parts/security-check/security-check-props.ts';
