import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImageRequest, VideoRequest } from '#modules/generation/provider.port.ts';
import { someOf } from '#testing/size.ts';
import { createStudio, findFfmpeg, renderCover, STUDIO_CREDIT } from './index.ts';

const base = (prompt: string, category: string | null = null, fields: Record<string, string> = {}) => ({
  prompt, system: null, negative: null, model: 'studio', seed: 11, signal: new AbortController().signal,
  subject: { title: null, category, values: Object.entries(fields).map(([key, value]) => ({ key, label: key, value })) },
});
const image = (over: Partial<ImageRequest> = {}): ImageRequest => ({ ...base('a quiet planet with one large sun'), aspect: '1:1', position: 0, ...over });
const video = (over: Partial<VideoRequest> = {}): VideoRequest => ({ ...base('city by the sea at sunset'), aspect: '16:9', resumeJobId: null, onJob: async () => undefined, onProgress: () => undefined, ...over });
const failure = (code: string) => expect.objectContaining({ name: 'ProviderFailure', code });

describe('text', () => {
  it('begins a text of Studio within 300 ms, writes it word by word, and credits Studio outside of the text', async () => {
    const studio = createStudio({ pacing: { wordsPerSecond: 4000, thoughtMs: 0 } });
    const started = performance.now();
    let first = 0;
    const pieces: string[] = [];
    for await (const piece of studio.streamText!({ ...base('Write about tide pools'), length: 120 })) {
      if (first === 0) first = performance.now() - started;
      pieces.push(piece);
    }
    expect(first).toBeLessThan(300);
    expect(pieces.length).toBeGreaterThan(90);
    expect(pieces.every((piece) => piece.trim().split(/\s/).length === 1)).toBe(true);
    expect(studio.credit).toBe(STUDIO_CREDIT);
    expect(pieces.join('')).not.toMatch(/studio|demo provider/i);
  });

  it('takes longer than 220 ms for a text of 60 words at 200 words per second', async () => {
    const studio = createStudio({ pacing: { wordsPerSecond: 200, firstWordMs: 0, thoughtMs: 0 } });
    const started = performance.now();
    for await (const _ of studio.streamText!({ ...base('Write about tide pools'), length: 60 })) void _;
    expect(performance.now() - started).toBeGreaterThan(220);
  });

  it('stops writing a text at once when it is aborted', async () => {
    const studio = createStudio({ pacing: { wordsPerSecond: 2 } });
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 60);
    const started = performance.now();
    await expect((async () => { for await (const _ of studio.streamText!({ ...base('x'), length: 200, signal: stop.signal })) void _; })()).rejects.toEqual(failure('aborted'));
    expect(performance.now() - started).toBeLessThan(400);
  });
});

describe('images', () => {
  const studio = createStudio();

  it.each([['1:1', 1024, 1024], ['3:2', 1216, 832], ['2:3', 832, 1216]] as const)('makes a picture of the aspect %s as WebP of %i x %i pixels within 6 s', async (aspect, width, height) => {
    const started = performance.now();
    const made = await studio.makeImage!(image({ aspect }));
    expect(performance.now() - started).toBeLessThan(6000);
    expect(made.data.subarray(0, 4).toString()).toBe('RIFF');
    expect(made.data.subarray(8, 12).toString()).toBe('WEBP');
    const { width: w, height: h } = await sharp(made.data).metadata();
    expect([w, h, made.width, made.height, made.mime]).toEqual([width, height, width, height, 'image/webp']);
    expect(made.altText).toContain('a quiet planet with one large sun');
  });

  it('makes the same picture for the same request, and another one for another position, seed or prompt', async () => {
    const [first, again, ...others] = await Promise.all([image(), image(), image({ position: 1 }), image({ seed: 12 }), image({ prompt: 'a forest in teal' })].map((request) => studio.makeImage!(request)));
    expect(again!.data.equals(first!.data)).toBe(true);
    for (const other of others) expect(other.data.equals(first!.data)).toBe(false);
  });

  it('takes the colours of a picture from the words of the prompt', async () => {
    const hue = async (colour: string): Promise<number[]> => (await sharp((await studio.makeImage!(image({ prompt: `an abstract gradient in ${colour}` }))).data).stats()).channels.map(({ mean }) => mean);
    const [red, green] = [await hue('red'), await hue('green')];
    expect(red[0]! - red[1]!).toBeGreaterThan(25);
    expect(green[1]! - green[0]!).toBeGreaterThan(10);
  });

  it.each(['product-photography', 'digital-art', 'illustrations', 'brand-design', 'social-media-graphics', 'marketing-visuals', 'technical-diagrams', 'concept-art'])('makes an opaque picture of more than 8,000 bytes in the category %s when the prompt is one letter', async (category) => {
    const made = await studio.makeImage!(image({ ...base('x', category) }));
    expect((await sharp(made.data).stats()).isOpaque).toBe(true);
    expect(made.data.length).toBeGreaterThan(8000);
  });

  it('draws no picture when the request was aborted before', async () => {
    const stop = new AbortController();
    stop.abort();
    await expect(studio.makeImage!(image({ signal: stop.signal }))).rejects.toEqual(failure('aborted'));
  });
});

describe('covers', () => {
  it('renders a 960 x 720 cover, the same one for the same prompt and another one for another prompt', async () => {
    const subject = { seed: 'hook-factory', title: 'Hook Factory', oneLiner: 'Nobody tells you this about your subject', contentType: 'text' as const, category: 'social-media', variables: ['subject'] };
    const [a, b, c, d] = [await renderCover(subject), await renderCover(subject), await renderCover({ ...subject, title: 'Email', oneLiner: 'Say no kindly' }), await renderCover({ ...subject, contentType: 'video', category: 'animation' })];
    expect(await sharp(a.data).metadata()).toMatchObject({ format: 'webp', width: 960, height: 720 });
    expect(b.data.equals(a.data)).toBe(true);
    expect(c.data.equals(a.data)).toBe(false);
    expect(await sharp(d.data).metadata()).toMatchObject({ width: 960, height: 720 });
  });
});

describe('videos without ffmpeg', () => {
  it('does not offer videos without ffmpeg, and says what to install', () => {
    const studio = createStudio({ ffmpegPath: () => null });
    expect(studio.makeVideo).toBeUndefined();
    expect(studio.unavailable('video')).toMatch(/Install ffmpeg/);
    expect(studio.unavailable('image')).toBeNull();
    expect(studio.unavailable('text')).toBeNull();
  });
});

describe.skipIf(findFfmpeg(process.env['PATH'] ?? '') === null)('videos', () => {
  const studio = createStudio({ ffmpegPath: () => findFfmpeg(process.env['PATH'] ?? '') });
  let own = '';
  const before = process.env['TMPDIR'];
  beforeAll(() => { own = mkdtempSync(join(tmpdir(), 'studio-test-')); process.env['TMPDIR'] = own; });
  afterAll(() => { if (before === undefined) delete process.env['TMPDIR']; else process.env['TMPDIR'] = before; rmSync(own, { recursive: true }); });

  // Each case draws and encodes a clip of four seconds, which takes about as long as the clip.
  it.each(someOf([['16:9', 1280, 720, null], ['9:16', 720, 1280, 'social-media-shorts']] as const, 2))('makes a clip of the aspect %s as an MP4 that can start before it has loaded', async (aspect, width, height, category) => {
    const progress: number[] = [];
    const started = performance.now();
    const made = await studio.makeVideo!(video({ ...base('city by the sea', category), aspect, onProgress: (percent) => progress.push(percent) }));
    expect(performance.now() - started).toBeLessThan(30_000);
    expect(made.data.subarray(4, 8).toString()).toBe('ftyp');
    expect(made.data.indexOf('moov')).toBeLessThan(made.data.indexOf('mdat'));
    expect(made.data.includes('avc1')).toBe(true);
    expect([made.width, made.height, made.durationMs, made.mime]).toEqual([width, height, 4000, 'video/mp4']);
    expect(await sharp(made.poster!.data).metadata()).toMatchObject({ format: 'webp', width, height });
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(progress.at(-1)).toBe(100);
    expect(readdirSync(own)).toEqual([]);
  }, 60_000);

  it('kills the video encoder and leaves no file when a clip is aborted', async () => {
    const stop = new AbortController();
    const made = studio.makeVideo!(video({ signal: stop.signal, onProgress: (percent) => { if (percent > 30) stop.abort(); } }));
    await expect(made).rejects.toEqual(failure('aborted'));
    expect(readdirSync(own)).toEqual([]);
  }, 30_000);

  it('fails with the code server_error when ffmpeg fails', async () => {
    const broken = createStudio({ ffmpegPath: () => '/bin/false' });
    await expect(broken.makeVideo!(video())).rejects.toEqual(failure('server_error'));
  }, 30_000);
});
