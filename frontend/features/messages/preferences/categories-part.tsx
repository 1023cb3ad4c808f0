import { Check, Plus } from 'lucide-react';
import { css } from '#styled/css';
import { metaText, wrap } from '#styled/patterns';
import { chip } from '#styled/recipes';
import { messagePriority } from '#contracts/messages.ts';
import type { Message } from '#contracts/messages.ts';
import { CATEGORY_ICONS, CATEGORY_NAMES, PRIORITY_NAMES } from '../message-kinds.ts';
import type { Tint } from '../message-kinds.ts';
import type { PartProps } from './preferences-draft.ts';
import { SettingRow } from './setting-row.tsx';
import { CATEGORIES_PART } from '../message-preferences.words.ts';

const CATEGORIES: readonly { category: Message['category']; help: string; tint: Tint }[] = [
  { category: 'content', help: CATEGORIES_PART.contentHelp, tint: 'violet' },
  { category: 'social', help: CATEGORIES_PART.socialHelp, tint: 'bad' },
  { category: 'system', help: CATEGORIES_PART.securityBillingMaintenanceHelp, tint: 'plain' },
  { category: 'achievement', help: CATEGORIES_PART.badgesAndStreaksHelp, tint: 'amber' },
  { category: 'challenge', help: CATEGORIES_PART.challengeHelp, tint: 'teal' },
];

/** The part of the notification preferences that chooses about which categories the user gets messages, and from which priority on. */
export const CategoriesPart = ({ draft, onChange }: PartProps) => (
  <div>
    <h3 className={css({ textStyle: 'label', color: 'fg.subtle' })}>{CATEGORIES_PART.categoriesHeading}</h3>
    <div>
      {CATEGORIES.map(({ category, help, tint }) => {
        const Icon = CATEGORY_ICONS[category];
        return (
          <SettingRow
            key={category} icon={<Icon aria-hidden />} tint={tint} label={CATEGORY_NAMES[category]} help={help} checked={draft.categories[category]}
            onCheckedChange={(on) => onChange({ categories: { ...draft.categories, [category]: on } })}
          />
        );
      })}
    </div>
    <h3 id="message-priorities" className={css({ textStyle: 'label', color: 'fg.subtle', marginBlockStart: '3', marginBlockEnd: '2' })}>{CATEGORIES_PART.prioritiesHeading}</h3>
    <div role="group" aria-labelledby="message-priorities" className={wrap({ gap: '2' })}>
      {messagePriority.options.map((priority) => {
        const on = draft.priorities[priority];
        return (
          <button
            key={priority} type="button" aria-pressed={on} className={chip({ tone: on ? 'selected' : 'plain' })} style={{ minHeight: 32, cursor: 'pointer' }}
            onClick={() => onChange({ priorities: { ...draft.priorities, [priority]: !on } })}
          >
            {on ? <Check aria-hidden /> : <Plus aria-hidden />}{PRIORITY_NAMES[priority]}
          </button>
        );
      })}
    </div>
    <p className={metaText({ marginBlockStart: '3' })}>{CATEGORIES_PART.criticalNote}</p>
  </div>
);
