import type { AgentAbility } from '#contracts/agents.ts';
import type { AgentDefinition } from '#contracts/agent-builder.ts';
import { REPLY_WORDS } from '#contracts/chat-replies.ts';
import { quoteRun } from '#contracts/pricing.ts';
import type { RateCard } from '#contracts/pricing.ts';
import type { ShownCard } from '#modules/prompts/index.ts';

const GENERATORS = { image: 'Make a picture', video: 'Make a clip' } as const;

/** Lists what an agent can do for a person, each with the price of one use. `cards`: the attached prompts that the person may open. */
export function abilitiesOf({ prompts, generators }: Pick<AgentDefinition, 'prompts' | 'generators'>, cards: ReadonlyMap<string, ShownCard>, rateCard: RateCard): AgentAbility[] {
  const attached = prompts.flatMap(({ promptId }): AgentAbility[] => {
    const shown = cards.get(promptId);
    if (!shown) return [];
    const { id, slug, title, contentType, pricing, fromTokens, unlockPrice } = shown.card;
    // Shows the unlock price for a prompt that the person has not unlocked, because they cannot run it before.
    const price = pricing === 'unlock' && shown.reach !== 'own' ? unlockPrice : fromTokens;
    return [{ kind: 'prompt', title, contentType, prompt: { id, slug }, price }];
  });
  const free = (['image', 'video'] as const).flatMap((kind): AgentAbility[] => {
    const models = rateCard.models.filter(({ contentType }) => contentType === kind);
    const model = models.find((each) => each.default) ?? models[0];
    if (!generators[kind] || !model) return [];
    return [{ kind, title: GENERATORS[kind], contentType: kind, prompt: null, price: quoteRun(rateCard.base, { contentType: kind, quantity: 1, length: 0, multiplier: model.multiplier, royalty: 0 }).total }];
  });
  return [...attached, ...free];
}

/** The text model of an agent: the one that its author chose if it is offered, else the default model. */
export function modelOf(rateCard: RateCard, wanted: string | null): { id: string; label: string; multiplier: number } {
  const models = rateCard.models.filter(({ contentType }) => contentType === 'text');
  const model = models.find(({ id }) => id === wanted) ?? models.find((each) => each.default) ?? models[0];
  return model ?? { id: '', label: 'No text model', multiplier: 1 };
}

/** The price in tokens of a short message to an agent, with its surcharge. */
export const messagePrice = (rateCard: RateCard, model: string | null, surcharge: number): number =>
  quoteRun(rateCard.base, { contentType: 'text', quantity: 1, length: REPLY_WORDS.short, multiplier: modelOf(rateCard, model).multiplier, royalty: surcharge }).total;
