import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { css } from '#styled/css';
import { column, flexFill, hstack, metaText, wrap } from '#styled/patterns';
import { openCollection } from '#contracts/collections.ts';
import type { Collection } from '#contracts/collections.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TokenAmount } from '#ui/token-amount.tsx';
import { RUN_ALL_DIALOG } from '../collections.words.ts';
import { allItems } from './all-items.ts';
import { freePrompts, sumOf } from './free-prompts.ts';

/**
 * The dialog that lists a collection's prompts without a royalty, the price of a run of each, and the total. Each runs on its own page, where
 * its inputs are typed.
 */
export function RunAllDialog({ collection, onClose }: { collection: Collection; onClose(): void }) {
  const found = useQuery({ queryKey: [openCollection.path, collection.id, 'free'], queryFn: async ({ signal }) => freePrompts(await allItems(collection.id, 'prompt', signal)) });
  const prompts = found.data ?? [];
  return (
    <Dialog
      open onOpenChange={(open) => !open && onClose()} title={RUN_ALL_DIALOG.title} description={found.data && RUN_ALL_DIALOG.description(prompts.length)}
      footer={<div className={wrap({ gap: '3', alignItems: 'center', justifyContent: 'space-between', width: 'full' })}>
        <p className={hstack({ gap: '2' })}>{RUN_ALL_DIALOG.sumLabel}<strong className={hstack({ gap: '1.5' })}><span className={metaText()}>{RUN_ALL_DIALOG.fromText}</span><TokenAmount tokens={sumOf(prompts)} words /></strong></p>
        <Button onClick={onClose}>{RUN_ALL_DIALOG.closeButton}</Button>
      </div>}
    >
      {found.isPending && <div aria-busy="true" className={column({ gap: '2' })}>{[0, 1, 2].map((row) => <Skeleton key={row} className={css({ height: '12' })} />)}</div>}
      {found.isError && <FetchProblem error={found.error} onRetry={() => void found.refetch()} />}
      <ul className={column({ gap: '0' })}>
        {prompts.map((prompt) => (
          <li key={prompt.id} className={row}>
            <span className={flexFill({ overflowWrap: 'anywhere', textStyle: 'label' })}>{prompt.title}</span>
            <TokenAmount tokens={prompt.fromTokens} />
            <LinkButton size="sm" to={`/prompt/${prompt.slug}`} icon={<Play aria-hidden />} aria-label={`${RUN_ALL_DIALOG.openButton}: ${prompt.title}`}>{RUN_ALL_DIALOG.openButton}</LinkButton>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const row = hstack({ gap: '3', paddingBlock: '2.5', '& + &': { borderTop: 'soft' } });
