import { FEATURE_SWITCHES, type FeatureSwitch } from '@bourse/contract/feature-switches.ts';
import { z } from 'zod';

/** A feature switch of the platform: 'false' means that the feature is on, anything else hides it. */
const featureSwitch = z.string().max(40).default('false');
const featureSwitches = Object.fromEntries(FEATURE_SWITCHES.map((name) => [name, featureSwitch])) as Record<
  FeatureSwitch,
  typeof featureSwitch
>;

/** Every setting that staff can change without a restart, with the default that applies until somebody sets it. */
export const SETTINGS = {
  ...featureSwitches,
  /** Leads every page to the downtime page, and answers every call with 99999. */
  SHUTDOWN: z.boolean().default(false),
  /** Why nobody may deposit or withdraw now, as people are told; null while they may. */
  DEPOSITS_PAUSED_REASON: z.string().max(200).nullable().default(null),
  WITHDRAWALS_PAUSED_REASON: z.string().max(200).nullable().default(null),
  /** Whether people without a verification may withdraw, within their limits. */
  WITHDRAWALS_WITHOUT_KYC: z.boolean().default(true),
  /**
   * Coins whose index price is not trusted at the moment, such as USDC,ETH; they count as having no price. Null for
   * none.
   */
  PRICES_STOPPED: z
    .string()
    .max(200)
    .regex(/^[A-Z0-9]{2,12}(,[A-Z0-9]{2,12})*$/)
    .nullable()
    .default(null),
  /** Whether deposits below the minimum add up at an address, and are credited once they reach it together. */
  DEPOSIT_ACCUMULATE_BELOW_MIN: z.boolean().default(false),
  /**
   * The USDT values from which staff review a withdrawal: any withdrawal, one that involves something new, one soon
   * after money came in; and the value from which two of them decide. The bounds keep anybody from setting one so high
   * that nothing is reviewed, or so low that everything waits for staff.
   */
  REVIEW_FROM: z.int().min(100).max(250_000).default(50_000),
  REVIEW_TWO_FROM: z.int().min(100).max(500_000).default(100_000),
  REVIEW_NEW_DEVICE_FROM: z.int().min(100).max(10_000).default(1_000),
  REVIEW_NEW_ADDRESS_FROM: z.int().min(100).max(50_000).default(5_000),
  REVIEW_NEW_ACCOUNT_FROM: z.int().min(100).max(50_000).default(5_000),
  REVIEW_FAST_EXIT_FROM: z.int().min(100).max(50_000).default(10_000),
  /** The USDT value from which a payment needs two different codes, if two are bound. */
  TWO_CODES_FROM: z.int().min(1).max(10_000).default(1_000),
  /**
   * How much may be credited before it is final, in USDT, for one person and for all together: what the house is ready
   * to lose whenever a chain undoes blocks. A deposit that would exceed it is credited only once it is final.
   */
  EARLY_CREDIT_PERSON_MAX: z.int().min(1).max(250_000).default(20_000),
  EARLY_CREDIT_HOUSE_MAX: z.int().min(1).max(10_000_000).default(500_000),
  /** How many seconds a withdrawal waits before it is processed, so that it can be cancelled. */
  WITHDRAWAL_COOLING_S: z.int().min(10).max(3_600).default(60),
  /** Why a job has stopped all withdrawals, such as a reconciliation that found a difference; null while none has. */
  WITHDRAWALS_HALTED_BY: z.string().max(200).nullable().default(null),
  /**
   * What is official beside the configured public address and sender: web addresses, e-mail addresses, phone numbers.
   */
  OFFICIAL_CHANNELS: z.array(z.string().min(3).max(200)).max(100).default([]),
  /**
   * Whether orders of one account may trade with each other if a program asks for that
   * (`selfTradePreventionMode=NONE`).
   */
  SELF_TRADE_ALLOWED: z.boolean().default(false),
  /** Small balances: coins worth less than this many USDT can be converted, for this fee, once in this many hours. */
  CONVERSION_MAX_VALUE: z.int().min(1).max(1_000).default(5),
  CONVERSION_FEE_BPS: z.int().min(0).max(1_000).default(100),
  CONVERSION_INTERVAL_H: z.int().min(0).max(720).default(6),
  /** How much USDT the house keeps ready for them; it comes from equity and returns there. */
  CONVERSION_FLOAT: z.int().min(0).max(100_000_000).default(10_000),
  /** After this many runs in a row without enough money a plan of auto-invest pauses itself; 0 for never. */
  AUTO_INVEST_PAUSE_AFTER: z.int().min(0).max(100).default(0),
} as const;

export type SettingName = keyof typeof SETTINGS;
export type SettingValue<Name extends SettingName> = z.output<(typeof SETTINGS)[Name]>;

export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[];
