import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SleepingHatScene } from '#ui/illustrations/sleeping-hat-scene.tsx';
import { isNarrowed } from '../message-filter.ts';
import type { MessageFilter } from '../message-filter.ts';
import { CATEGORY_NAMES, PRIORITY_NAMES } from '../message-kinds.ts';
import { NOTHING_FOUND } from '../messages.words.ts';

/** A text that says that no message matches the filter, with a button that shows all messages. */
export function NothingFound({ filter, onShowAll }: { filter: MessageFilter; onShowAll(): void }) {
  return (
    <EmptyState size="sm" level="h3" art={<SleepingHatScene />} title={NOTHING_FOUND.title} actions={isNarrowed(filter) ? <Button onClick={onShowAll}>{NOTHING_FOUND.button}</Button> : undefined}>
      {nothingMatches(filter)}
    </EmptyState>
  );
}

/** Returns the text for an empty list of messages: "Nothing matches “dragon” in Social with Unread Only on.", "There is nothing in Challenge." */
export function nothingMatches({ q, priority, category, unread, archived }: MessageFilter): string {
  if (!q && !priority && !category && archived) return NOTHING_FOUND.archiveEmpty;
  if (!q && !priority && !category) return unread ? NOTHING_FOUND.unreadEmpty : NOTHING_FOUND.listEmpty;
  const parts = [
    q && `“${q}”`,
    priority && NOTHING_FOUND.ofPriorityParts(PRIORITY_NAMES[priority]),
    category && `in ${CATEGORY_NAMES[category]}`,
    unread && NOTHING_FOUND.unreadOnlyParts,
    archived && NOTHING_FOUND.amongTheArchivedParts,
  ];
  return `${q ? NOTHING_FOUND.nothingMatchesText : NOTHING_FOUND.thereIsNothingText} ${parts.filter(Boolean).join(' ')}.`;
}
