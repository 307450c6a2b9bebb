import { z } from 'zod';

export function wholeNumber(min: number, max: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max);
}

export function flag() {
  return z.enum(['true', 'false']).transform((value) => value === 'true');
}

export function list() {
  return z.string().transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );
}

function isUrl(text: string, protocols: readonly string[]): boolean {
  try {
    // A unix socket's address has no host, which URL does not accept.
    return protocols.includes(new URL(text.replace('@/', '@socket/')).protocol);
  } catch {
    return false;
  }
}

export function url(protocols: readonly string[]) {
  return z.string().refine((text) => isUrl(text, protocols));
}

export function urls() {
  return list()
    .refine((parts) => parts.every((part) => isUrl(part, ['http:', 'https:', 'ws:', 'wss:'])))
    .default([])
    .describe('addresses of nodes, divided by commas, each beginning with http, https, ws or wss');
}

export function origin() {
  return z.string().refine((text) => isUrl(text, ['http:', 'https:']) && new URL(text).origin === text);
}
