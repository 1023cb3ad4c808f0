import { describe, expect, it } from 'vitest';
import { blankDraft } from '#contracts/prompt-drafts.ts';
import { contentChecksum, joinContent, splitContent, textChecksum } from './version-content.ts';

const content = { ...blankDraft('image'), title: 'A fox in the rain', template: 'Paint {{subject}}', outputSettings: { quantity: 2, aspect: '3:2' as const } };

describe('the content of a version', () => {
  it('the content of a version is the same after it was split into columns and joined again', () => {
    const { texts, terms } = splitContent(content);
    expect(joinContent(texts, terms)).toEqual(content);
    expect(contentChecksum(joinContent(texts, terms))).toBe(contentChecksum(content));
  });

  it('the checksum of a version\'s content changes with every word, and not with the order of keys', () => {
    const turned = Object.fromEntries(Object.entries(content).reverse()) as typeof content;
    expect(contentChecksum({ ...turned, outputSettings: { aspect: '3:2', quantity: 2, length: undefined } })).toBe(contentChecksum(content));
    expect(contentChecksum({ ...content, title: 'A fox in the snow' })).not.toBe(contentChecksum(content));
    expect(contentChecksum({ ...content, tags: ['a', 'b'] })).not.toBe(contentChecksum({ ...content, tags: ['b', 'a'] }));
  });

  it('a version has a second checksum that covers only what runs are made from', () => {
    expect(textChecksum({ ...content, title: 'Other', runRoyalty: 3 })).toBe(textChecksum(content));
    expect(textChecksum({ ...content, negativeTemplate: 'text' })).not.toBe(textChecksum(content));
  });
});
