/**
 * The switches of features. Careful: the value 'false' means that a feature is ON; any other value hides it. A product that
 * can be switched off adds its line here, and staff's name for it, `console.switch.<name>`, to its `<product>.console.ts`.
 */
export const FEATURE_SWITCHES = [
  'RED_ENVELOPE_CLOSE',
  'C2C_CLOSE',
  'Hbt_Switch',
  'LIMIT_REGISTER_SWITCH',
  'EARN_CLOSE',
  'AUTO_INVEST_CLOSE',
  'GRID_CLOSE',
] as const;
export type FeatureSwitch = (typeof FEATURE_SWITCHES)[number];
