import { describe, expect, it } from 'vitest';
import { readForm, readUtf8, UnreadableForm } from './form.ts';

describe('readForm', () => {
  it.each([
    ['', {}],
    ['a=1&b=2', { a: '1', b: '2' }],
    ['a=1&&b', { a: '1', b: '' }],
    ['a=x+y%20z', { a: 'x y z' }],
    ['a=%E4%BD%A0', { a: '你' }],
    ['a=你', { a: '你' }],
    ['a=%2B1', { a: '+1' }],
    ['a=%EF%BB%BF1', { a: '\ufeff1' }],
    ['__proto__=1', Object.assign(Object.create(null), JSON.parse('{"__proto__":"1"}'))],
  ])('reads %j', (text, fields) => {
    expect({ ...readForm(text) }).toEqual({ ...fields });
  });

  it.each([
    ['a=1&a=2', /stands twice/],
    ['a=%zz', /percent/],
    ['a=%4', /percent/],
    ['a=%C0%AF', /UTF-8/],
    ['a=%ED%A0%80', /UTF-8/],
    ['a=%00', /NUL/],
    ['a=\u0000', /NUL/],
    [Array.from({ length: 101 }, (_, at) => `f${at}=1`).join('&'), /too many/],
  ])('refuses %j', (text, reason) => {
    expect(() => readForm(text)).toThrow(UnreadableForm);
    expect(() => readForm(text)).toThrow(reason);
  });

  it('keeps brackets as plain text: nothing nested is ever built', () => {
    expect({ ...readForm('a[b]=1') }).toEqual({ 'a[b]': '1' });
  });

  it('refuses bytes that are not UTF-8', () => {
    expect(() => readUtf8(Uint8Array.of(0x61, 0xff))).toThrow(UnreadableForm);
  });
});
