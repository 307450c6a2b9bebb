import type { StaffRole } from '@bourse/contract/endpoint.ts';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { ConsoleKey } from './i18n.ts';

/** A page of the console, with its place in the side navigation. */
export interface Section {
  readonly path: string;
  readonly title: ConsoleKey;
  readonly Icon: LucideIcon;
  /** The roles that may open it: those that may call the endpoint that fills it. */
  readonly access: readonly StaffRole[];
  readonly Screen: ComponentType;
  /** How much of it waits for somebody. */
  readonly useWaiting?: () => { readonly count: number; readonly hasMore: boolean };
}

type After<Prefix extends string, Key> = Key extends `${Prefix}${infer Rest}` ? Rest : never;
export type MailWord = After<'console.mailKind.', ConsoleKey>;

/**
 * What a product says of itself to staff. Its words are added by `<product>.console.ts`, with them that of its switch,
 * `console.switch.<NAME>`. Whatever it does not have is left out.
 */
export interface ConsoleProduct {
  /** The capability's word. */
  readonly name: string;
  /** Its pages, which stand below those of the house. */
  readonly sections?: readonly Section[];
  /** What is set coin by coin, on the page of coins. */
  readonly coinSettings?: ComponentType;
  /** What its mails are about, as support tells them apart: from the beginning of their kind. */
  readonly mails?: readonly (readonly [begin: string, word: MailWord])[];
  /** How a value of what is asked for reads, by its name; null for what reads as it is. */
  readonly actionValue?: (name: string, value: unknown) => string | null;
}

let described: readonly ConsoleProduct[] = [];
/** Filled once by app/, which knows all features. */
export const describeProducts = (products: readonly ConsoleProduct[]): void => {
  described = products;
};

/** What all products say of themselves. */
export const allProducts = (): readonly ConsoleProduct[] => described;
