import type { Identity, Preferences } from '#modules/identity/index.ts';
import type { PublicWorks } from '#modules/profiles/public-works.port.ts';
import type { Presenting } from './prompts.presenter.ts';
import type { RateCardSource } from './prompts-context.ts';
import { flagged } from './queries/flagged.ts';
import { promptCards } from './queries/prompt-cards.ts';
import { promptTotals } from './queries/prompt-totals.ts';

interface Deps {
  identity: Identity;
  preferences: Pick<Preferences, 'wantsSensitive'>;
  media: Presenting['media'];
  rateCard: RateCardSource;
}

/** Lists a person's listed prompts on their profile. Sensitive ones are shown only to their author and to people who asked for such content. */
export const promptWorks = (deps: Deps): PublicWorks => ({
  type: 'prompt',
  count: async (connection, ownerId) => (await promptTotals(connection, ownerId)).prompts,
  async shown(connection, ids, viewerId) {
    const cards = await promptCards(connection, deps, ids, viewerId);
    const hidden = (await deps.preferences.wantsSensitive(connection, viewerId)) ? new Set<string>() : await flagged(connection, ids);
    return new Map([...cards].flatMap(([id, { card, reach }]) => {
      const ownerId = card.creator.id;
      return reach === 'listed' && (!hidden.has(id) || ownerId === viewerId) ? [[id, { ownerId, pin: { itemType: 'prompt' as const, itemId: id, prompt: card } }] as const] : [];
    }));
  },
});
