import type { StaffRole } from '@bourse/contract/endpoint.ts';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { ConsoleKey } from './i18n.ts';

/** A page of the console, with its place in the side navigation. */
export interface Section {
  readonly path: string;
  readonly title: ConsoleKey;
  readonly Icon: LucideIcon;
  /** The roles that may open it: those that may call its main endpoint. */
  readonly access: readonly StaffRole[];
  readonly Screen: ComponentType;
  /** How many things wait there for somebody. */
  readonly useWaiting?: () => { readonly count: number; readonly hasMore: boolean };
}

type After<Prefix extends string, Key> = Key extends `${Prefix}${infer Rest}` ? Rest : never;
export type MailWord = After<'console.mailKind.', ConsoleKey>;

/** What somebody asks for, as far as a product looks at it. */
export interface AskedAction {
  readonly kind: string;
  readonly subject: string;
  readonly after: Readonly<Record<string, unknown>>;
}

/**
 * How a product describes itself to the console; every part is optional. Its texts come from `<product>.console.ts`,
 * including the name of its switch, `console.switch.<NAME>`.
 */
export interface ConsoleProduct {
  /** The capability's name. */
  readonly name: string;
  /** Its pages, shown below those of the house. */
  readonly sections?: readonly Section[];
  /** Its settings per coin, shown on the page of coins. */
  readonly coinSettings?: ComponentType;
  /** Its kinds of mail as support distinguishes them, by the beginning of the kind. */
  readonly mails?: readonly (readonly [begin: string, word: MailWord])[];
  /** How to show a value of one of its actions, by the value's name; null where it is shown as it is. */
  readonly actionValue?: (name: string, value: unknown) => string | null;
  /** What an action of its would make people read, for whoever decides; nothing for an action of others. */
  readonly ActionPreview?: ComponentType<{ readonly action: AskedAction }>;
}

let described: readonly ConsoleProduct[] = [];
/** Called once by app/, which knows all features. */
export const describeProducts = (products: readonly ConsoleProduct[]): void => {
  described = products;
};

/** The descriptions of all products. */
export const allProducts = (): readonly ConsoleProduct[] => described;
