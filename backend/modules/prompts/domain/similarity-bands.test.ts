import { describe, expect, it } from 'vitest';
import { similarityBands } from './similarity-bands.ts';

const TEXT = `Write a blog post about {{topic}} for {{audience}}. Begin with a scene, keep every paragraph under four sentences,
name two mistakes that people make and what to do instead, and end with a question that is worth an answer.`;
const shared = (a: string, b: string): number => similarityBands(a).filter((band) => similarityBands(b).includes(band)).length;

describe('similarityBands', () => {
  it('two texts that differ only in case, order of words and punctuation get the same similarity bands', () => {
    expect(similarityBands('One, two; THREE!')).toEqual(similarityBands('three two one'));
    expect(similarityBands(TEXT)).toHaveLength(16);
  });

  it('nearly equal texts share a similarity band, and different texts share none', () => {
    expect(shared(TEXT, TEXT.replace('a scene', 'a short scene'))).toBeGreaterThan(0);
    expect(shared(TEXT, TEXT.replace('worth an answer', 'worth answering').replace('blog post', 'newsletter'))).toBeGreaterThan(0);
    expect(shared(TEXT, 'Paint {{subject}} in oil, seen from far below, with a storm behind it and one lit window.')).toBe(0);
  });

  it('a text without words gets no similarity band', () => {
    expect(similarityBands(' -- !! ')).toEqual([]);
  });
});
