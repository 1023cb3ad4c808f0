import { describe, expect, it } from 'vitest';
import type { RateCardModel } from '#contracts/pricing.ts';
import { cardFor, cheapestRun } from './cheapest-run.ts';
import { priceLabel } from './price-label.ts';

const model = (id: string, contentType: RateCardModel['contentType'], isDefault = false): RateCardModel => ({ id, label: id, contentType, multiplier: 1, etaSeconds: 5, default: isDefault });
const card = { base: { shortText: 1, longText: 2, image: 2, video: 5 }, models: [model('t1', 'text', true), model('t2', 'text'), model('t3', 'text'), model('i1', 'image', true)] };
const choose = (models: string[], recommendedModel: string | null): [string, boolean][] => cardFor({ contentType: 'text', models, recommendedModel }, card).models.map(({ id, default: first }) => [id, first]);

describe('the models of a prompt', () => {
  it('a prompt can run with all models of its type when its author names none', () =>
    expect(choose([], null)).toEqual([['t1', true], ['t2', false], ['t3', false]]));
  it('a prompt runs with the models that its author allows, and the recommended one is the default', () =>
    expect(choose(['t2', 't3'], 't3')).toEqual([['t2', false], ['t3', true]]));
  it('a prompt runs with all models of its type when the allowed ones are gone from the rate card', () =>
    expect(choose(['old'], 'old')).toEqual([['t1', true], ['t2', false], ['t3', false]]));
  it('a sealed picture prompt leaves hosted models out when its author forbids them, and its default is another model', () => {
    const pictures = { ...card, models: [{ ...model('hosted', 'image', true), hosted: true }, model('studio', 'image')] };
    const chosen = (more: { hostedModels?: boolean; template?: string }) => cardFor({ contentType: 'image', models: [], recommendedModel: null, ...more }, pictures).models.map(({ id, default: first }) => [id, first]);
    const all = [['hosted', true], ['studio', false]];
    expect([chosen({ hostedModels: false }), chosen({ hostedModels: false, template: 'read' }), chosen({})]).toEqual([[['studio', true]], all, all]);
  });
});

describe('the price on a chip', () => {
  const terms = { contentType: 'text' as const, models: [], recommendedModel: null, pricing: 'run' as const, runRoyalty: 4, shortestLength: null };
  const grand = { ...card, models: [...card.models, { ...model('t4', 'text'), multiplier: 2.5 }] };

  it('the price chip shows the whole price of the cheapest run: base price, default model and royalty', () => {
    expect(cheapestRun(card, terms)).toBe(5);
    expect(cheapestRun(card, { ...terms, contentType: 'image' })).toBe(6);
    expect(cheapestRun(grand, { ...terms, models: ['t4'] })).toBe(7);
    expect(cheapestRun(grand, { ...terms, recommendedModel: 't4' })).toBe(7);
  });
  it('the price chip shows the price of a long text when the form’s shortest choice is above 400 words', () => {
    expect([400, 401].map((shortestLength) => cheapestRun(card, { ...terms, shortestLength }))).toEqual([5, 6]);
  });
  it('the price chip leaves out a royalty when the prompt is not sold by run', () => {
    expect(cheapestRun(card, { ...terms, pricing: 'free' })).toBe(1);
    expect(cheapestRun(card, { ...terms, pricing: 'unlock' })).toBe(1);
  });
  it('the price chip shows the base price and royalty while no model makes the content type', () =>
    expect(cheapestRun(card, { ...terms, contentType: 'video' })).toBe(9));
  it.each([
    ['free', 'from 1 token', true], ['run', 'from 1 token', false], ['unlock', 'from 1 token · Unlock 25', false], ['run_and_unlock', 'from 1 token · Unlock 25', false], ['pack_only', 'In a pack', false],
  ] as const)('the price chip of a prompt sold as %s says “%s”', (pricing, label, noFee) => {
    expect(priceLabel({ pricing, fromTokens: 1, unlockPrice: 25 })).toEqual({ label, noFee });
  });
  it('the price chip says “tokens” for more than one token', () =>
    expect(priceLabel({ pricing: 'run_and_unlock', fromTokens: 5, unlockPrice: 25 }).label).toBe('from 5 tokens · Unlock 25'));
});
