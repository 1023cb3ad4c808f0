import { describe, expect, it } from 'vitest';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import { finished } from '../testing/drafting.ts';
import { likenessOf } from './likeness.ts';
import { copyRefusalOf } from './sealed-copy.ts';
import type { SealedOriginal } from './sealed-copy.ts';

const original: SealedOriginal = { forked: true, paid: false, runRoyalty: 3, unlockPrice: 25 };
type Offered = Pick<DraftContent, 'visibility' | 'pricing' | 'runRoyalty' | 'unlockPrice'>;
const offered: Offered = { visibility: 'public', pricing: 'run_and_unlock', runRoyalty: 3, unlockPrice: 25 };

describe('publishing a text that is nearly a sealed one of another author', () => {
  it.each<[string, Partial<Offered>, Partial<SealedOriginal>, string | null]>([
    ['is allowed for the price of the original', {}, {}, null],
    ['is refused when it is free', { pricing: 'free' }, {}, 'not_free'],
    ['is refused when it is free for people with the link', { pricing: 'free', visibility: 'unlisted' }, {}, 'not_free'],
    ['is allowed as a private prompt, free or not', { pricing: 'free', visibility: 'private' }, {}, null],
    ['is refused when it is free, even if its licence pays the original', { pricing: 'free' }, { paid: true }, 'not_free'],
    ['is refused for less per run', { pricing: 'run', runRoyalty: 2 }, {}, 'too_cheap'],
    ['is refused for less to unlock', { pricing: 'unlock', unlockPrice: 24 }, {}, 'too_cheap'],
    ['is refused with a price per run where the original earns nothing from runs', { pricing: 'run', runRoyalty: 20 }, { runRoyalty: 0 }, 'too_cheap'],
    ['is allowed for any price where its licence pays the original', { pricing: 'run', runRoyalty: 1 }, { paid: true }, null],
    ['is allowed in packs only', { pricing: 'pack_only' }, {}, null],
    ['is refused unless it is a fork of the original', {}, { forked: false }, 'not_a_fork'],
    ['is allowed as a private prompt, fork or not', { visibility: 'private', pricing: 'free' }, { forked: false }, null],
  ])('a near copy of a sealed prompt %s', (_how, offer, of, refusal) => {
    expect(copyRefusalOf({ ...offered, ...offer }, { ...original, ...of })).toBe(refusal);
  });
});

describe('likeness', () => {
  const SECRET = 'Speak as a tired lighthouse keeper who counts every gull twice, trusts no fog before noon and writes {{topic}} on the wall with chalk that was stolen from the harbour school in the winter of the long strike.';
  const texts = { template: SECRET, systemTemplate: null, negativeTemplate: null };
  const words = SECRET.split(' ');
  const like = (changes: Partial<DraftContent>): boolean => likenessOf(finished(changes))(texts);

  it('a copy of a sealed text is recognised among fillers, in other places of the form, and with every sixth word changed', () => {
    expect(like({ template: SECRET })).toBe(true);
    expect(like({ template: `${'Now to something else entirely, dear reader of these lines, which go on for a while. '.repeat(12)}${SECRET}` })).toBe(true);
    expect(like({ template: 'Write about {{place}}.', systemTemplate: SECRET })).toBe(true);
    expect(like({ template: 'Do as {{house}} says.', form: { sections: [{ title: '', fields: [{ key: 'house', type: 'short_text', label: 'House', required: false, hidden: true, default: SECRET }] }] } })).toBe(true);
    expect(like({ template: 'Read the description.', description: SECRET })).toBe(true);
    expect(like({ template: words.map((word, at) => (at % 6 === 5 ? 'lemon' : word)).join(' ') })).toBe(true);
  });

  it('two prompts about the same subject do not count as copies of each other', () => {
    expect(like({ template: 'Tell me as a lighthouse keeper what {{topic}} looks like from the gallery at night. Be brief, be kind, name one ship and one bird, and end with the weather of tomorrow.' })).toBe(false);
    expect(likenessOf(finished({ template: 'Write {{x}} please' }))({ template: 'Write {{x}}', systemTemplate: null, negativeTemplate: null })).toBe(false);
  });
});
