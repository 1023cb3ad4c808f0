import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isMadeOfKnownWords, PRODUCT_WORDS } from './known-words.ts';

const ADA = { username: 'ada_byron15', email: 'countess.lovelace+shop@mail.example', display_name: 'Ada King' };
const PLATFORM = { username: 'x1', email: null, display_name: null };

it('the words of the product in the rules are those that passwords are compared with', () => {
  const rules = readFileSync(new URL(`../../../../docs/rules/${'identity'}.md`, import.meta.url), 'utf8');
  expect(/## known-words\n[^]*?\n- Words: (.+)\n/.exec(rules)?.[1]?.split(', ')).toEqual(PRODUCT_WORDS);
});

it.each([
  'conjure1', 'CONJURE!!', 'conjureconjure', '2026-Tokens', 'wallet.wallet.7', '***marketplace***', 'ｐｒｏｍｐｔｓ!', 'conjure-prompts-42', 'A.d.m.i.n.1',
  'ada_byron15', 'adabyron', 'Byron2026', '15ada_byron15', 'Lovelace1815', 'countess-lovelace', 'adaking!!', 'king king king', 'shop-shop',
])('the password %s is made of known words', (password) => expect(isMadeOfKnownWords(password, ADA)).toBe(true));

it.each([
  'correct-horse-9', 'a cellar full of owls', 'conjurer77', 'my conjure', 'promptly!', '12345678', '!!!!!!!!', '', 'lovelacex1', 'mail.example1',
])('the password %s is not made of known words', (password) => expect(isMadeOfKnownWords(password, ADA)).toBe(false));

it('names of one or two letters refuse no password, and the name of another person refuses none', () => {
  expect(isMadeOfKnownWords('x1x1x1x1', PLATFORM)).toBe(false);
  expect(isMadeOfKnownWords('Lovelace1815', PLATFORM)).toBe(false);
});

it('a username of digits alone is a known word, although other digits are none', () => {
  const digits = { ...PLATFORM, username: '90817263' };
  expect([isMadeOfKnownWords('90817263', digits), isMadeOfKnownWords('90817264', digits)]).toEqual([true, false]);
});

it('a few digits that a name and a password have in common refuse no password', () => {
  const numbered = { username: 'mira-391', email: 'mira.105@mail.example', display_name: 'Mira 726' };
  expect(['839105726418', '391391391391'].map((password) => isMadeOfKnownWords(password, numbered))).toEqual([false, false]);
});

it('a long password and long names that nearly fit in every way are judged in milliseconds', () => {
  const hostile = { username: 'a'.repeat(30), email: `${Array.from({ length: 60 }, (_, at) => 'a'.repeat(at + 3)).join('.')}@a.example`, display_name: 'aaa '.repeat(15) };
  const password = `${'\ufdfa'.repeat(20)}${'a'.repeat(235)}b`;
  const from = performance.now();
  expect(isMadeOfKnownWords(password, hostile)).toBe(false);
  expect(isMadeOfKnownWords(`${'a'.repeat(255)}ё`, hostile)).toBe(false);
  expect(performance.now() - from).toBeLessThan(100);
});
