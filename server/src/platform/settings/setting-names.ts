import { FEATURE_SWITCHES, type FeatureSwitch } from '@bourse/contract/feature-switches.ts';
import { z } from 'zod';

/** A switch of the platform: the value 'false' means that the feature is on, any other hides it. */
const featureSwitch = z.string().max(40).default('false');
const featureSwitches = Object.fromEntries(FEATURE_SWITCHES.map((name) => [name, featureSwitch])) as Record<
  FeatureSwitch,
  typeof featureSwitch
>;

/** Every value that staff change without a restart, with its default: what counts while nobody has set it. */
export const SETTINGS = {
  ...featureSwitches,
  /** Sends every page to the downtime page, and every call is answered 99999. */
  SHUTDOWN: z.boolean().default(false),
  /** Why nobody may deposit or withdraw now, shown to people; null while they may. */
  DEPOSITS_PAUSED_REASON: z.string().max(200).nullable().default(null),
  WITHDRAWALS_PAUSED_REASON: z.string().max(200).nullable().default(null),
  /** Whether people without a verification may withdraw, within their limits. */
  WITHDRAWALS_WITHOUT_KYC: z.boolean().default(true),
  /** Coins whose index price nobody trusts at the moment, such as USDC,ETH: they count as without one. Null for none. */
  PRICES_STOPPED: z
    .string()
    .max(200)
    .regex(/^[A-Z0-9]{2,12}(,[A-Z0-9]{2,12})*$/)
    .nullable()
    .default(null),
  /** Whether deposits below the minimum add up at an address, and are credited once they reach it together. */
  DEPOSIT_ACCUMULATE_BELOW_MIN: z.boolean().default(false),
  /**
   * The USDT values from which staff look at a withdrawal: at any withdrawal, at one to something new or in quick
   * succession, and the value from which two of them decide. Nobody can set one so high that nothing is looked at any more,
   * nor so low that everything waits for staff.
   */
  REVIEW_FROM: z.int().min(100).max(250_000).default(50_000),
  REVIEW_TWO_FROM: z.int().min(100).max(500_000).default(100_000),
  REVIEW_NEW_DEVICE_FROM: z.int().min(100).max(10_000).default(1_000),
  REVIEW_NEW_ADDRESS_FROM: z.int().min(100).max(50_000).default(5_000),
  REVIEW_NEW_ACCOUNT_FROM: z.int().min(100).max(50_000).default(5_000),
  REVIEW_FAST_EXIT_FROM: z.int().min(100).max(50_000).default(10_000),
  /** The USDT value from which a payment needs two different codes, where two are bound. */
  TWO_CODES_FROM: z.int().min(1).max(10_000).default(1_000),
  /**
   * The most that may stand credited and not final, USDT, of a person and of everybody: what the house is ready to lose each
   * time that a chain takes blocks back. A deposit that would pass it is credited when it is final.
   */
  EARLY_CREDIT_PERSON_MAX: z.int().min(1).max(250_000).default(20_000),
  EARLY_CREDIT_HOUSE_MAX: z.int().min(1).max(10_000_000).default(500_000),
  /** How many seconds a withdrawal waits before anything is done, so that it can be taken back. */
  WITHDRAWAL_COOLING_S: z.int().min(10).max(3_600).default(60),
  /** Withdrawals that a job stopped, such as a reconciliation that found a difference; null while there is none. */
  WITHDRAWALS_HALTED_BY: z.string().max(200).nullable().default(null),
  /** What is official beside the configured public address and sender: web addresses, e-mail addresses, phone numbers. */
  OFFICIAL_CHANNELS: z.array(z.string().min(3).max(200)).max(100).default([]),
  /** Whether orders of one account trade with each other where a program asks for that (`selfTradePreventionMode=NONE`). */
  SELF_TRADE_ALLOWED: z.boolean().default(false),
  /** Small balances: a coin worth less than this many USDT can be converted, for this fee, once in this many hours. */
  CONVERSION_MAX_VALUE: z.int().min(1).max(1_000).default(5),
  CONVERSION_FEE_BPS: z.int().min(0).max(1_000).default(100),
  CONVERSION_INTERVAL_H: z.int().min(0).max(720).default(6),
  /** What the house keeps ready for them, USDT; it comes from equity, and goes back there. */
  CONVERSION_FLOAT: z.int().min(0).max(100_000_000).default(10_000),
  /** After so many insufficient runs in a row a plan of auto-invest pauses itself; 0 for never. */
  AUTO_INVEST_PAUSE_AFTER: z.int().min(0).max(100).default(0),
} as const;

export type SettingName = keyof typeof SETTINGS;
export type SettingValue<Name extends SettingName> = z.output<(typeof SETTINGS)[Name]>;

export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[];
