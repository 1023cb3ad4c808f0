import { describe, expect, it } from 'vitest';
import type { Quote } from '#contracts/pricing.ts';
import { generationDefaults } from '../generation.options.ts';
import { failureWords } from '../failure-words.ts';
import { tokensToCapture } from './capture.ts';
import { inputFiles } from './input-files.ts';
import { resolveOptions } from './run-options.ts';
import { attemptTimeoutMs, deadlineMs } from './time-limits.ts';
import { countWords, excerptOf, firstLine } from './words.ts';

const quote = (unit: number, quantity: number, royalty: number): Quote => ({
  total: unit * quantity + royalty, base: unit, baseLabel: 'Image', multiplier: 1, unit, quantity, royalty,
});
const run = (over: Partial<Parameters<typeof tokensToCapture>[0]>) => ({
  status: 'succeeded' as const, content_type: 'image' as const, quote: quote(2, 4, 3), delivered: 4, length: null, output_text: null, ...over,
});

describe('what an ended run costs', () => {
  it.each([
    ['the whole price when all outputs arrived', run({}), 11],
    ['the price of the outputs that arrived, and the royalty', run({ status: 'partial', delivered: 1 }), 5],
    ['nothing when it failed', run({ status: 'failed', delivered: 0 }), 0],
    ['nothing when it was blocked', run({ status: 'blocked', delivered: 0 }), 0],
    ['nothing when it was stopped before an output arrived', run({ status: 'cancelled', delivered: 0 }), 0],
    ['the price of the outputs that had arrived when it was stopped', run({ status: 'cancelled', delivered: 2 }), 7],
    ['the share of a stopped text that was written, rounded up', run({ status: 'cancelled', content_type: 'text', quote: quote(2, 1, 0), length: 800, output_text: 'word '.repeat(401) }), 2],
    ['the share of a stopped text that was written', run({ status: 'cancelled', content_type: 'text', quote: quote(2, 1, 0), length: 800, output_text: 'word '.repeat(400) }), 1],
    ['at most the price for a stopped text that is longer than requested', run({ status: 'cancelled', content_type: 'text', quote: quote(1, 1, 0), length: 50, output_text: 'word '.repeat(400) }), 1],
    ['nothing for a stopped text without words', run({ status: 'cancelled', content_type: 'text', quote: quote(1, 1, 0), length: 50, output_text: ' — ' }), 0],
  ])('an ended run costs %s', (_, ended, tokens) => {
    expect(tokensToCapture(ended)).toBe(tokens);
  });
});

describe('options', () => {
  it('takes the options of a run from the request, else from the prompt\'s settings, else from the content type', () => {
    expect(resolveOptions('image', {}).options).toEqual({ quantity: 1, length: null, aspect: '1:1' });
    expect(resolveOptions('image', {}, { quantity: 2, aspect: '2:3' }).options).toEqual({ quantity: 2, length: null, aspect: '2:3' });
    expect(resolveOptions('image', { aspect: '3:2' }, { aspect: '2:3' }).options.aspect).toBe('3:2');
    expect(resolveOptions('video', {}, { aspect: '1:1', quantity: 3 }).options).toEqual({ quantity: 1, length: null, aspect: '16:9' });
    expect(resolveOptions('text', {}, { length: 900 }).options).toEqual({ quantity: 1, length: 900, aspect: null });
    expect(resolveOptions('text', { quantity: 1 }).issues).toEqual([]);
  });
});

describe('the time of a run', () => {
  const at = (iso: string) => new Date(iso);
  it('gives each attempt at a run its full time limit, but a video one limit for all its attempts', () => {
    const now = at('2026-11-21T10:00:00Z');
    expect(attemptTimeoutMs(generationDefaults, { content_type: 'text', run_source: 'prompt', started_at: at('2026-11-21T09:00:00Z') }, now)).toBe(120_000);
    expect(attemptTimeoutMs(generationDefaults, { content_type: 'text', run_source: 'challenge', started_at: null }, now)).toBe(180_000);
    expect(attemptTimeoutMs(generationDefaults, { content_type: 'video', run_source: 'prompt', started_at: at('2026-11-21T09:55:00Z') }, now)).toBe(300_000);
    expect(attemptTimeoutMs(generationDefaults, { content_type: 'video', run_source: 'prompt', started_at: at('2026-11-21T09:00:00Z') }, now)).toBe(0);
  });

  it('sets the deadline of a run to three attempts, the waits between them and 30 s (a video: its one limit and 30 s)', () => {
    expect(deadlineMs(generationDefaults, { content_type: 'text', run_source: 'prompt' })).toBe(391_100);
    expect(deadlineMs(generationDefaults, { content_type: 'video', run_source: 'prompt' })).toBe(630_000);
  });
});

describe('the words of a text', () => {
  it('counts the words of a text without Markdown signs and lone dashes', () => {
    expect(countWords('')).toBe(0);
    expect(countWords('# One — two, 3.\n- four')).toBe(4);
    expect(countWords('|a|b| --- (c) d-e 日本 😀x 😀')).toBe(5);
  });

  it('makes an excerpt of a text without its Markdown signs', () => {
    expect(excerptOf('## A *quiet* `place`\n\n[Read](https://example.test) on')).toBe('A quiet place Read on');
    expect(excerptOf(' \n ')).toBeNull();
    const long = excerptOf('lantern '.repeat(100))!;
    expect(long.length).toBeLessThanOrEqual(181);
    expect(long).toMatch(/lantern…$/);
  });

  it('makes a title of one line from a text, cut to the given length', () => {
    expect(firstLine('A\n  red   door', 80)).toBe('A red door');
    expect(firstLine('x'.repeat(100), 10)).toBe(`${'x'.repeat(9)}…`);
  });
});

it('finds the uploads in the fields and rows of a form, with their paths', () => {
  const field = { label: 'x', required: false };
  const form = { sections: [{ title: '', fields: [
    { ...field, key: 'photo', type: 'image' as const },
    { ...field, key: 'pages', type: 'rows' as const, fields: [{ ...field, key: 'scan', type: 'file' as const }] },
  ] }] };
  expect(inputFiles(form, { photo: 'a', pages: [{ scan: 'b' }, {}, { scan: 'c' }] })).toEqual([
    { path: ['inputs', 'photo'], id: 'a' },
    { path: ['inputs', 'pages', 0, 'scan'], id: 'b' },
    { path: ['inputs', 'pages', 2, 'scan'], id: 'c' },
  ]);
});

it.each(['timeout', 'refused', 'crashed', 'waited_too_long', 'internal'] as const)('tells the owner of a run that failed with %s what happened, that it cost nothing and what to do', (code) => {
  expect(failureWords(code, 'video')).toMatch(/video.*Nothing was charged\. \S/);
});

it.each(['sealed_leak', 'sealed_slices', 'too_many_leaks'] as const)('does not tell a buyer to change their inputs when the run ended because of a sealed prompt (%s): that cannot help', (code) => {
  expect(failureWords(code, 'text')).not.toMatch(/inputs|wording|details/i);
  expect(failureWords(code, 'text')).toContain('Nothing was charged');
});
