import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { css } from '#styled/css';
import type { PackCard } from '#contracts/pack-card.ts';
import { getRelatedPacks, listPacks, savePack, unsavePack } from '#contracts/packs.ts';
import { messageOf } from '#lib/api-error.ts';
import { call, newActionKey } from '#lib/call.ts';
import { refreshCollections } from '#shared/collections/collections.queries.ts';
import { useSignedInAction } from '#shared/sign-in/use-signed-in-action.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { toast } from '#ui/toast.tsx';
import { SAVE_PACK } from './packs.words.ts';

const SHOWN_IN: ReadonlySet<unknown> = new Set([listPacks.path, getRelatedPacks.path]);

interface SavePackProps {
  pack: Pick<PackCard, 'id' | 'title' | 'saved'>;
  /** Look of the button that saves a pack: `icon` for corners of cards, `button` with a label for pages. */
  look?: 'icon' | 'button';
}

/** A button with a heart that saves a pack in the viewer's collection "Saved". The heart changes at once, and the lists are fetched afterwards. */
export function SavePack({ pack, look = 'icon' }: SavePackProps) {
  const client = useQueryClient();
  const signedIn = useSignedInAction();
  const { isPending, variables, mutate } = useMutation({
    scope: { id: `save ${pack.id}` },
    mutationFn: (wanted: boolean) => call(wanted ? savePack : unsavePack, { params: { id: pack.id }, idempotencyKey: newActionKey() }),
    onError: (error) => toast({ tone: 'destructive', title: SAVE_PACK.failedTitle, description: messageOf(error, SAVE_PACK.failedText) }),
    // The heart shows the state that the viewer chose until the lists contain it.
    onSettled: () => Promise.all([client.invalidateQueries({ predicate: ({ queryKey }) => SHOWN_IN.has(queryKey[0]) }), refreshCollections(client)]),
  });
  const on = isPending ? variables : pack.saved;
  const toggle = (): void => signedIn(() => mutate(!on));
  if (look === 'button') return <Button block aria-pressed={on} className={filled} icon={<Heart aria-hidden />} onClick={toggle}>{on ? SAVE_PACK.savedButton : SAVE_PACK.saveButton}</Button>;
  return <IconButton variant="plain" size="sm" round label={SAVE_PACK.label(pack.title)} aria-pressed={on} className={filled} onClick={toggle}><Heart aria-hidden /></IconButton>;
}

const filled = css({ '&[aria-pressed=true] svg': { color: 'brand', fill: 'current' } });
