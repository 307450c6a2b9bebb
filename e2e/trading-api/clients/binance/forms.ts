import { expect } from '@playwright/test';
import { MARKET } from '../traders.ts';

export const { base, quote, symbol } = MARKET;

const DECIMAL = /^[0-9]+\.[0-9]{8,}$/;

export const decimal = expect.stringMatching(DECIMAL);

export const whole = expect.any(Number);
