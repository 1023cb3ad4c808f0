import { Search } from 'lucide-react';
import { css } from '#styled/css';
import type { ResponseOf } from '#contracts/endpoint.ts';
import { messageCategory, messagePriority } from '#contracts/messages.ts';
import type { getPrioritySummary, Message } from '#contracts/messages.ts';
import { SearchBox } from '#ui/search-box.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import type { MessageFilter } from '../message-filter.ts';
import { CATEGORY_NAMES, PRIORITY_NAMES } from '../message-kinds.ts';
import { CENTER_FILTERS } from '../messages.words.ts';

interface CenterFiltersProps {
  filter: MessageFilter;
  byPriority: ResponseOf<typeof getPrioritySummary>['byPriority'] | undefined;
  onFilter(filter: MessageFilter): void;
}

const VIEWS = [{ value: 'all', label: CENTER_FILTERS.showAllLabel }, { value: 'unread', label: CENTER_FILTERS.unreadOnlyLabel }, { value: 'archived', label: CENTER_FILTERS.archivedLabel }] as const;

type Choice<V extends string> = V | 'all';

/** The filters of the Notification Center. The server applies them, and the client applies them to loaded messages meanwhile. */
export function CenterFilters({ filter, byPriority, onFilter }: CenterFiltersProps) {
  const priorities: { value: Choice<Message['priority']>; label: string; help?: string }[] = [
    { value: 'all', label: CENTER_FILTERS.anyPriorityLabel },
    ...messagePriority.options.map((value) => ({ value, label: PRIORITY_NAMES[value], ...(byPriority?.[value] ? { help: `${byPriority[value]} unread` } : {}) })),
  ];
  const categories: { value: Choice<Message['category']>; label: string }[] = [
    { value: 'all', label: CENTER_FILTERS.anyCategoryLabel },
    ...messageCategory.options.map((value) => ({ value, label: CATEGORY_NAMES[value] })),
  ];
  return (
    <div className={bar}>
      <div className={css({ gridColumn: { base: '1 / -1', md: 'auto' } })}>
        <SearchBox q={filter.q ?? ''} onSearch={(q) => onFilter({ ...filter, q: q || undefined })} placeholder={CENTER_FILTERS.placeholder} icon={<Search size={16} aria-hidden />} />
      </div>
      <Select label={CENTER_FILTERS.priorityLabel} options={priorities} value={filter.priority ?? 'all'} onValueChange={(value) => onFilter({ ...filter, priority: value === 'all' ? undefined : value })} />
      <Select label={CENTER_FILTERS.categoryLabel} options={categories} value={filter.category ?? 'all'} onValueChange={(value) => onFilter({ ...filter, category: value === 'all' ? undefined : value })} />
      <SegmentedControl
        className={css({ gridColumn: { base: '1 / -1', md: 'auto' } })} block label={CENTER_FILTERS.whichNotificationsLabel}
        options={VIEWS}
        value={filter.archived ? 'archived' : filter.unread ? 'unread' : 'all'}
        onValueChange={(value) => onFilter({ ...filter, unread: value === 'unread' ? 'true' : undefined, archived: value === 'archived' ? 'true' : undefined })}
      />
    </div>
  );
}

const bar = css({
  flex: 'none', display: 'grid', gridTemplateColumns: { base: '1fr 1fr', md: 'minmax(0, 1fr) 140px 146px auto' }, gap: '2', alignItems: 'center',
  paddingInline: { base: '5', md: '6' }, paddingBlockStart: '4', paddingBlockEnd: '3',
});
