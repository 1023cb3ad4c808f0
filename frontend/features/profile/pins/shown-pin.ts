import { packAddress } from '#contracts/pack-address.ts';
import { shortNumber } from '#lib/short-number.ts';
import type { Pin } from '#contracts/pins.ts';
import { PINS } from '../profile.words.ts';

/** Title, address and one or two figures of a pinned work, as its tile shows them. */
export interface ShownPin {
  title: string;
  to: string;
  /** Figures of the pinned work, the most important first; empty where none is known yet. */
  figures: readonly string[];
}

/** Returns a pinned work as its tile on the profile and its row in the dialog show it. */
export function shownPin(pin: Pin): ShownPin {
  switch (pin.itemType) {
    case 'prompt': {
      const { title, slug, stats: { successRate, runs } } = pin.prompt;
      return { title, to: `/prompt/${slug}`, figures: [...(successRate === null ? [] : [PINS.worksText(successRate)]), ...(runs > 0 ? [PINS.runsText(shortNumber(runs))] : [])] };
    }
    case 'prompt_pack':
      return { title: pin.pack.title, to: packAddress(pin.pack), figures: [PINS.itemsText(pin.pack.itemCount)] };
    case 'creation': {
      const { id, title, prompt, maker } = pin.creation;
      return { title, to: prompt ? `/prompt/${prompt.slug}?creation=${id}` : `/profile/${maker?.username ?? ''}?tab=creations`, figures: [] };
    }
    case 'collection':
      return { title: pin.collection.name, to: `/collection/${pin.collection.slug}`, figures: [PINS.itemsText(pin.collection.itemCount)] };
  }
}
