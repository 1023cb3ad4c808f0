import { css } from '#styled/css';
import { column } from '#styled/patterns';
import type { LibraryEntry } from '#contracts/library.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LOOK, ROWS } from './library.words.ts';
import { ownerWords, StatusMark, titleOf } from './rows/entry-parts.tsx';

/** The dialog that shows a preview of one prompt of the library. */
export function LookDialog({ entry, onClose }: { entry: LibraryEntry; onClose(): void }) {
  const facts: [string, string][] = [
    [LOOK.version, entry.version === null ? LOOK.unpublished : `v${entry.version}`], [ROWS.runs, entry.runs.toLocaleString('en-US')],
    ...(entry.earned === null ? [] : [[ROWS.earned, entry.earned.toLocaleString('en-US')] satisfies [string, string]]), [LOOK.tags, entry.tags.join(', ') || LOOK.noTags],
    ...(entry.pack === null ? [] : [[LOOK.pack, entry.pack.title] satisfies [string, string]]),
  ];
  return (
    <Dialog
      open size="md" onOpenChange={(open) => !open && onClose()} title={titleOf(entry)} description={ownerWords(entry)}
      footer={(
        <>
          <Button onClick={onClose}>{LOOK.close}</Button>
          {entry.own && entry.trashedAt === null && <LinkButton to={`/edit/prompt/${entry.id}`}>{LOOK.edit}</LinkButton>}
          {entry.version !== null && entry.trashedAt === null && <LinkButton variant="primary" to={`/prompt/${entry.slug}`}>{LOOK.run}</LinkButton>}
        </>
      )}
    >
      <div className={column({ gap: '4' })}>
        {entry.coverUrl && <img src={entry.coverUrl} alt="" className={css({ width: 'full', maxHeight: '[320px]', objectFit: 'cover', borderRadius: 'lg' })} />}
        <StatusMark entry={entry} />
        <dl className={css({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '3', '& dt': { textStyle: 'meta', color: 'fg.subtle' }, '& dd': { overflowWrap: 'anywhere' } })}>
          {facts.map(([term, words]) => <div key={term}><dt>{term}</dt><dd>{words}</dd></div>)}
        </dl>
      </div>
    </Dialog>
  );
}
