import { Suspense, useState } from 'react';
import { Play } from 'lucide-react';
import type { Collection, CollectionItem } from '#contracts/collections.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { Button } from '#ui/button.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { COLLECTION_HEADER } from '../collections.words.ts';
import { freePrompts, sumOf } from './free-prompts.ts';

const RunAllDialog = lazyPart(() => import('./run-all-dialog.tsx'), 'RunAllDialog');

interface RunAllButtonProps {
  collection: Collection;
  items: readonly CollectionItem[];
  complete: boolean;
}

/** The button for running all prompts of a collection that have no royalty. It shows the total price when all works are loaded. */
export function RunAllButton({ collection, items, complete }: RunAllButtonProps) {
  const [open, setOpen] = useState(false);
  const free = freePrompts(items);
  if (free.length === 0) return null;
  return (
    <>
      <Button variant="primary" icon={<Play aria-hidden />} onClick={() => setOpen(true)}>{complete ? COLLECTION_HEADER.runAllPricedButton(tokenWords(sumOf(free))) : COLLECTION_HEADER.runAllButton}</Button>
      {open && <Suspense fallback={null}><RunAllDialog collection={collection} onClose={() => setOpen(false)} /></Suspense>}
    </>
  );
}
