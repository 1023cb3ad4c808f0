import { describe, expect, it } from 'vitest';
import type { RateCardModel } from '#contracts/pricing.ts';
import { cardFor } from './card-for.ts';

const model = (id: string, contentType: RateCardModel['contentType'], isDefault = false): RateCardModel => ({ id, label: id, contentType, multiplier: 1, etaSeconds: 5, default: isDefault });
const card = { base: { shortText: 1, longText: 2, image: 2, video: 5 }, models: [model('t1', 'text', true), model('t2', 'text'), model('t3', 'text'), model('i1', 'image', true)] };
const choose = (models: string[], recommendedModel: string | null): [string, boolean][] => cardFor({ contentType: 'text', models, recommendedModel }, card).models.map(({ id, default: first }) => [id, first]);

describe('the models of a prompt', () => {
  it('are all of its type when its author names none', () => expect(choose([], null)).toEqual([['t1', true], ['t2', false], ['t3', false]]));
  it('are those that its author allows, the recommended one first choice', () => expect(choose(['t2', 't3'], 't3')).toEqual([['t2', false], ['t3', true]]));
  it('are all again when the allowed ones are gone from the rate card', () => expect(choose(['old'], 'old')).toEqual([['t1', true], ['t2', false], ['t3', false]]));
});
