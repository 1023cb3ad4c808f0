import { act, type ReactNode } from 'react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DrawnText, Picture, PICTURES } from './pictures.tsx';

let root: Root;
const page = () => document.querySelector<HTMLElement>('#root')!;
const show = (content: ReactNode) => act(() => root.render(content));
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(page());
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

const EMOJI = /\p{Extended_Pictographic}[\uFE0F\u200D\p{Extended_Pictographic}]*/gu;
/** Returns the emoji in the sources of the product's own texts, by file. */
function ownEmoji(): [string, string][] {
  const files = ['frontend', 'backend/modules/messages', 'backend/modules/achievements'].flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)));
  return files.filter((file) => /\.(?:words|catalogue|presenter)\.ts$|\/catalogue\/[a-z]+\.ts$/.test(file)).flatMap((file) => [...readFileSync(file, 'utf8').matchAll(EMOJI)].map(([emoji]): [string, string] => [file, emoji]));
}

it('has an icon for each emoji in the words of screens, in messages and in achievements', () => {
  const found = ownEmoji();
  expect(found.length).toBeGreaterThan(40);
  // The welcome has two emoji side by side.
  expect(found.filter(([, emoji]) => !(emoji in PICTURES) && emoji !== '🚀✨')).toEqual([]);
});

it('draws each text of a screen that has an emoji, so no label of a list or button shows one as it is', () => {
  const files = readdirSync('frontend', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name) && !name.includes('styled-system') && !name.includes('.test.'));
  const source = (name: string): string => readFileSync(join('frontend', name), 'utf8');
  const texts = files.filter((name) => name.endsWith('.words.ts')).flatMap((name) => [...source(name).matchAll(/export const (\w+)[^=]*= \{\n([\s\S]*?)\n\}/g)].flatMap(([, object, body = '']) =>
    body.split('\n').filter((line) => line.search(EMOJI) >= 0).map((line) => `${object}.${line.trim().split(':')[0]}`)));
  expect(texts.length).toBeGreaterThan(8);
  const pages = files.filter((name) => !name.endsWith('.words.ts')).flatMap((name) => source(name).split('\n').map((line) => [name, line] as const));
  for (const text of texts) {
    const uses = pages.filter(([, line]) => new RegExp(`\\b${text.replace('.', '\\.')}\\b`).test(line));
    expect(uses, `no page says ${text}`).not.toEqual([]);
    expect(uses.filter(([, line]) => !/<PictureText text=|pictured\(/.test(line)).map(([name]) => `${name} shows ${text} without PictureText`)).toEqual([]);
  }
});

it('shows an icon in place of an emoji, and keeps the emoji in the text of the page', () => {
  show(<p><DrawnText text="The arena is being swept. Back in a jiffy 🧹" /></p>);
  expect(page().textContent).toBe('The arena is being swept. Back in a jiffy 🧹');
  expect(page().querySelectorAll('svg[aria-hidden]')).toHaveLength(1);
  show(<p><DrawnText text="Welcome to Conjure! 🚀✨" /></p>);
  expect(page().querySelectorAll('svg')).toHaveLength(2);
  show(<p><Picture emoji="🐈‍⬛" /></p>);
  expect(page().querySelectorAll('svg')).toHaveLength(1);
});

it('leaves emoji that people wrote as text: inside of quotes, and those that the product does not use', () => {
  show(<p><DrawnText text="“Foxes 🎉” was unlocked 🔓" /></p>);
  expect(page().textContent).toBe('“Foxes 🎉” was unlocked 🔓');
  expect(page().querySelectorAll('svg')).toHaveLength(1);
  show(<p><Picture emoji="🦄" /></p>);
  expect(page().innerHTML).toBe('<p>🦄</p>');
});
