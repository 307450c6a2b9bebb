import { existsSync, readdirSync } from 'node:fs';
import { contract } from '@bourse/contract/contract.ts';
import { COMMON_REFUSALS, type EndpointGroup, STAFF_REFUSALS } from '@bourse/contract/endpoint.ts';
import { type PageId, pageOf, pages } from '@bourse/contract/pages.ts';
import { describe, expect, it } from 'vitest';
import type { Message, Messages } from './catalog.ts';
import { LOCALES, type Locale, languageTag } from './locales.ts';
import { REFUSALS_BELOW } from './refusal-groups.ts';

const folder = import.meta.dirname;
const names = readdirSync(`${folder}/en_US`)
  .filter((file) => !file.endsWith('.gen.ts'))
  .map((file) => file.replace(/\.ts$/, ''));
/** The complete file of a catalog: the generated one where products add to it. */
const wholeOf = (name: string): string => (existsSync(`${folder}/en_US/${name}.gen.ts`) ? `${name}.gen` : name);
const read = async (locale: Locale, name: string): Promise<Messages> =>
  ((await import(`./${locale}/${name}.ts`)) as { messages: Messages }).messages;

const forms = (message: Message): string[] => (typeof message === 'string' ? [message] : Object.values(message));
const places = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

/** Words that some languages share because the whole field uses them, and words that just happen to be the same. */
const SHARED = new Set(
  (
    'Bourse|P2P|Spot|Coin|Bonus|VIP|Pages|Page|Notifications|TxID|Memo|Copy trading|Total|Tag|Token|Status|QR|UID|Earn|Base|Demo|' +
    'UID: {uid}|OK|Error|Online|E-mail|Email|Max|Token|Bot|Code|Action|Type|Date|Network|IP|Passkey|Staff|Navigation|' +
    '{count} confirmations|Iceberg|Activation|TP|SL|TP / SL|TP / SL (OCO)|TP {price}|SL {price}|Final|Normal|Minimum|Maximum|Transactions|Documents|Transfer|Admin|Support|Session|Sessions|' +
    'Coupons|Flexible|Application|Applications|Actions|Description|Estimation|Version|Auditor|Faucet|No|Hash|Compliance|Maker|Taker|{ms} ms|{count} lots|{count} minutes'
  ).split('|'),
);
/** Whether a text has no letters of its own: only numbers, signs and placeholders. */
const isWordless = (text: string): boolean =>
  !/\p{L}/u.test(text.replace(/\{\w+\}|BTC|ETH|USDT|USD|UTC|VIP|TxID|UID/g, ''));

/** Simplified characters that Traditional Chinese does not use. */
const SIMPLIFIED =
  /[们个这为时会来对说还没过见让开关门问间阅读题类网络络认证证书设备录册账户单买卖钱币种资产额转换费务历总汇订单价钟热线优发现场码验错误试读写删复制择选项确订级联连击页图简体讯样处优务员动态亿万与专业东丝两严丧丰临举义乌乐习乡书争亏云亚产亲仅从仓仪众优伙伞伟传伤伦伪体余佣侠侣侥侦侧侨]/u;
/** Characters of that list that Traditional Chinese does use. */
const ALSO_TRADITIONAL = new Set('余价云体占制');

describe.each(names)('catalog %s', (name) => {
  it.each(LOCALES.filter((locale) => locale !== 'en_US'))('is whole in %s', async (locale) => {
    const english = await read('en_US', name);
    const other = await read(locale, name);
    const complaints: string[] = [];
    expect(Object.keys(other).sort()).toEqual(Object.keys(english).sort());
    for (const [key, message] of Object.entries(english)) {
      const translated = other[key] as Message;
      const source = forms(message).at(-1) as string;
      const wanted = places(source);
      if (typeof translated !== 'string') {
        const needed = new Intl.PluralRules(languageTag(locale)).resolvedOptions().pluralCategories.slice().sort();
        if (Object.keys(translated).sort().join() !== needed.join()) complaints.push(`${key}: forms ${needed.join()}`);
      }
      for (const text of forms(translated)) {
        if (text.trim() === '' || text.trim() !== text) complaints.push(`${key}: empty, or blanks at an end`);
        const found = places(text);
        // A form such as "one" may leave the number out, because the word already implies it.
        const isMissing = wanted.filter(
          (place) => !found.includes(place) && (place !== '{count}' || typeof translated === 'string'),
        );
        const isNew = found.filter((place) => !wanted.includes(place));
        if (isMissing.length + isNew.length > 0) complaints.push(`${key}: places ${found} instead of ${wanted}`);
        if (text === source && !SHARED.has(text) && !isWordless(text))
          complaints.push(`${key}: still English: ${text}`);
        const odd = locale === 'zh_TW' && SIMPLIFIED.exec(text)?.[0];
        if (odd && !ALSO_TRADITIONAL.has(odd)) complaints.push(`${key}: simplified ${odd} in ${text}`);
      }
    }
    expect(complaints).toEqual([]);
  });
});

const HAN_OR_KANA = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]';
const FULL_WIDTH = new RegExp(`${HAN_OR_KANA}[,;:!?()]|[,;:!?()]${HAN_OR_KANA}|${HAN_OR_KANA}\\.(?:\\s|$)`, 'u');

interface Typography {
  readonly only?: (locale: Locale) => boolean;
  readonly wrong: (text: string) => boolean;
  readonly what: string;
}
const isIn =
  (...wanted: readonly Locale[]) =>
  (locale: Locale) =>
    wanted.includes(locale);
/** Typographic mistakes in each language that a machine can recognise. */
const TYPOGRAPHY: readonly Typography[] = [
  { what: 'two spaces', wrong: (text) => / {2}/.test(text) },
  { what: 'three dots for an ellipsis', wrong: (text) => text.includes('...') },
  { what: 'a straight quote or apostrophe', wrong: (text) => /["']/.test(text) },
  { what: 'a hyphen for a dash', wrong: (text) => text.includes(' - ') },
  { what: 'a plain space before a mark', wrong: (text) => / [,.;:!?»]/.test(text) },
  {
    what: 'no narrow space (U+202F) before ; ! ?',
    only: isIn('fr_FR'),
    wrong: (text) => /(?<!\u202f)[;!?]/.test(text),
  },
  { what: 'no fixed space (U+00A0) before :', only: isIn('fr_FR'), wrong: (text) => /(?<!\u00a0):(?!\d)/.test(text) },
  {
    what: 'no fixed space (U+00A0) inside « »',
    only: isIn('fr_FR'),
    wrong: (text) => /«(?!\u00a0)|(?<!\u00a0)»/.test(text),
  },
  { what: 'other quotes than « »', only: isIn('fr_FR', 'ru_RU', 'es_ES'), wrong: (text) => /[“”„]/.test(text) },
  { what: 'a question or exclamation without its beginning', only: isIn('es_ES'), wrong: isHalfMarked },
  { what: 'a half-width mark', only: isIn('zh_CN', 'zh_TW', 'ja_JP'), wrong: (text) => FULL_WIDTH.test(text) },
];
function isHalfMarked(text: string): boolean {
  const count = (mark: string) => text.split(mark).length;
  return count('¿') !== count('?') || count('¡') !== count('!');
}

describe.each(names)('the typography of catalog %s', (name) => {
  it.each(LOCALES)('is that of %s', async (locale) => {
    const rules = TYPOGRAPHY.filter(({ only }) => only?.(locale) ?? true);
    const complaints = Object.entries(await read(locale, name))
      // Keyword lists are for machines, and use plain commas in every language.
      .filter(([key]) => !key.includes('keywords'))
      .flatMap(([key, message]) => forms(message).map((text) => ({ key, text })))
      .flatMap(({ key, text }) =>
        rules.filter(({ wrong }) => wrong(text)).map(({ what }) => `${key}: ${what} in ${text}`),
      );
    expect(complaints).toEqual([]);
  });
});

describe('the English catalogs', () => {
  it('name, describe and key every page and capability', async () => {
    const texts = await read('en_US', 'pages.gen');
    const missing = (Object.keys(pages) as PageId[])
      .flatMap((id) => [`pages.${id}.title`, `pages.${id}.description`, `pages.keywords.${pageOf(id).capability}`])
      .filter((key) => texts[key] === undefined);
    expect(missing).toEqual([]);
  });

  it('have a sentence for every refusal that the contract lists', async () => {
    const edge = await read('en_US', 'common-refusal');
    // Pages look up the second factors' refusals in identity's catalog too.
    const common = { ...(await read('en_US', 'identity-refusal')), ...edge };
    const missing: string[] = COMMON_REFUSALS.filter((code) => edge[code] === undefined);
    for (const [group, members] of Object.entries(contract).filter(([name]) => !name.startsWith('staff'))) {
      const files = [...(REFUSALS_BELOW[group] ?? []), group]
        .map((each) => `${each.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-refusal`)
        .filter((file) => names.includes(file));
      const own: Messages = Object.assign(
        {},
        ...(await Promise.all(files.map((file) => read('en_US', wholeOf(file))))),
      );
      const codes = Object.values(members as EndpointGroup).flatMap((endpoint) => endpoint.refusals);
      missing.push(
        ...new Set(codes.filter((code) => (own[code] ?? common[code]) === undefined).map((code) => `${group} ${code}`)),
      );
    }
    expect(missing).toEqual([]);
  });

  it('have a sentence of the console for every refusal of a staff endpoint', async () => {
    const files = names.filter(
      (name) => name === 'console' || name.startsWith('console-') || name.endsWith('.console'),
    );
    const texts: Messages = Object.assign(
      {},
      ...(await Promise.all(files.map((file) => read('en_US', wholeOf(file))))),
    );
    const codes = Object.entries(contract)
      .filter(([group]) => group.startsWith('staff'))
      .flatMap(([, members]) => Object.values(members as EndpointGroup).flatMap((endpoint) => endpoint.refusals));
    const missing = [...COMMON_REFUSALS, ...STAFF_REFUSALS, ...codes].filter(
      (code) => texts[`console.refusal.${code}`] === undefined,
    );
    expect(missing).toEqual([]);
  });
});
