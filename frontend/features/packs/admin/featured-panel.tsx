import { useState } from 'react';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Plus, Search, X } from 'lucide-react';
import { css } from '#styled/css';
import { column, dividedList, flexFill, hstack, mutedText, visuallyHidden } from '#styled/patterns';
import { setFeaturedPacks } from '#contracts/pack-admin.ts';
import { messageOf } from '#lib/api-error.ts';
import { call, newActionKey } from '#lib/call.ts';
import { packKeys, packsQuery } from '#shared/packs/packs.queries.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { toast } from '#ui/toast.tsx';
import { FEATURED_PANEL } from '../packs-admin.words.ts';

/** Form in which administrators choose the featured packs and their order. Each change is saved at once. */
export function FeaturedPanel() {
  const client = useQueryClient();
  const [q, setQ] = useState('');
  const featured = useInfiniteQuery(packsQuery({ scope: 'featured' })).data?.pages.flatMap((page) => page.items) ?? [];
  const found = useInfiniteQuery({ ...packsQuery({ q }), enabled: q !== '' }).data?.pages[0]?.items.filter(({ id }) => !featured.some((pack) => pack.id === id)) ?? [];
  const save = useMutation({
    mutationFn: (packIds: string[]) => call(setFeaturedPacks, { body: { packIds }, idempotencyKey: newActionKey() }),
    onSuccess: () => client.invalidateQueries({ queryKey: packKeys.lists }),
    onError: (error) => toast({ tone: 'destructive', title: FEATURED_PANEL.failedTitle, description: messageOf(error, FEATURED_PANEL.failed) }),
  });
  const ids = featured.map(({ id }) => id);
  const move = (from: number, to: number): void => save.mutate(ids.toSpliced(from, 1).toSpliced(to, 0, ...ids.slice(from, from + 1)));
  return (
    <div className={column({ gap: '4' })}>
      <p className={mutedText()}>{FEATURED_PANEL.text}</p>
      {featured.length === 0 && <p className={mutedText()}>{FEATURED_PANEL.empty}</p>}
      <ol aria-label={FEATURED_PANEL.listLabel} className={dividedList()}>
        {featured.map(({ id, title }, place) => (
          <li key={id} className={hstack({ gap: '2', paddingBlock: '2' })}>
            <span className={css({ textStyle: 'stat', color: 'fg.subtle', minWidth: '6' })}>{place + 1}</span>
            <span className={flexFill({ overflowWrap: 'anywhere', fontWeight: 'semibold' })}>{title}</span>
            <IconButton size="sm" label={FEATURED_PANEL.upLabel(title)} disabled={place === 0 || save.isPending} onClick={() => move(place, place - 1)}><ArrowUp size={16} /></IconButton>
            <IconButton size="sm" label={FEATURED_PANEL.downLabel(title)} disabled={place === featured.length - 1 || save.isPending} onClick={() => move(place, place + 1)}><ArrowDown size={16} /></IconButton>
            <IconButton size="sm" label={FEATURED_PANEL.removeLabel(title)} disabled={save.isPending} onClick={() => save.mutate(ids.filter((other) => other !== id))}><X size={16} /></IconButton>
          </li>
        ))}
      </ol>
      <Field label={FEATURED_PANEL.addLabel}><SearchBox q={q} onSearch={setQ} placeholder={FEATURED_PANEL.searchPlaceholder} icon={<Search size={16} aria-hidden />} /></Field>
      <ul className={dividedList()}>
        {found.map(({ id, title }) => (
          <li key={id} className={hstack({ gap: '2', paddingBlock: '1.5', textStyle: 'small' })}><span className={flexFill({ overflowWrap: 'anywhere' })}>{title}</span><Button size="sm" icon={<Plus aria-hidden />} disabled={featured.length >= 12 || save.isPending} onClick={() => save.mutate([...ids, id])}>{FEATURED_PANEL.addButton}<span className={visuallyHidden()}> {title}</span></Button></li>
        ))}
      </ul>
    </div>
  );
}
