import { describe, expect, it } from 'vitest';
import { firstVisitLocale, languagesOf } from './locales.ts';

describe('firstVisitLocale', () => {
  it.each([
    ['en-GB', 'en_US'],
    ['zh-TW', 'zh_TW'],
    ['zh-Hant-HK', 'zh_TW'],
    ['zh-HK', 'zh_TW'],
    ['zh-CN', 'zh_CN'],
    ['zh', 'zh_CN'],
    ['zh-SG', 'zh_CN'],
    ['ko', 'ko_KR'],
    ['vi', 'vi_VN'],
    ['tr-TR', 'tr_TR'],
    ['pt-BR', 'pt_BR'],
    ['pt-PT', 'pt_PT'],
    ['pt', 'pt_PT'],
    ['pt-AO', 'pt_PT'],
    ['ru', 'ru_RU'],
    ['ja-JP', 'ja_JP'],
    ['fr-CA', 'fr_FR'],
    ['es-MX', 'es_ES'],
    ['de-DE', 'en_US'],
    ['', 'en_US'],
    ['e', 'en_US'],
  ] as const)('gives %s the catalog %s', (tag, locale) => {
    expect(firstVisitLocale([tag])).toBe(locale);
  });

  it('takes the first language that there is a catalog for', () => {
    expect(firstVisitLocale(['de-DE', 'fr-FR', 'en'])).toBe('fr_FR');
    expect(firstVisitLocale([])).toBe('en_US');
  });
});

describe('languagesOf', () => {
  it('sorts by quality, keeps the order of equals and drops what is refused', () => {
    expect(languagesOf('fr;q=0.5, de, en;q=0.8, ja;q=0, *;q=0.1')).toEqual(['de', 'en', 'fr']);
  });

  it('survives nonsense', () => {
    expect(languagesOf(undefined)).toEqual([]);
    expect(languagesOf(';;;,,q=1')).toEqual(['q=1']);
  });
});
