import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { momentsOf } from '#lib/day-span.ts';
import { fileSize } from '#lib/file-size.ts';
import { Button } from '#ui/button.tsx';
import { storageQuery } from '../analytics.queries.ts';
import { STORAGE_WORDS } from '../analytics.words.ts';
import { Answered } from '../answered.tsx';
import type { PanelProps } from '../behind/behind.ts';
import { FigureCard } from '../chart/figure-card.tsx';

/** The analytics tab about storage: bytes by kind of file, and the accounts that store most. */
export function StoragePanel({ span, onBehind }: PanelProps) {
  const query = useQuery(storageQuery(momentsOf(span)));
  return (
    <Answered query={query}>
      {({ kinds }) => {
        const all = kinds.reduce((sum, { files, bytes, added }) => ({ files: sum.files + files, bytes: sum.bytes + bytes, added: sum.added + added }), { files: 0, bytes: 0, added: 0 });
        return (
          <>
            <FigureCard
              title={STORAGE_WORDS.title} definition={STORAGE_WORDS.definition} empty={kinds.length === 0 ? STORAGE_WORDS.none : null}
              table={[[STORAGE_WORDS.kind, STORAGE_WORDS.files, STORAGE_WORDS.bytes, STORAGE_WORDS.added], ...kinds.map(({ kind, files, bytes, added }) => [STORAGE_WORDS.kinds[kind] ?? kind, files, bytes, added]), [STORAGE_WORDS.all, all.files, all.bytes, all.added]]}
              words={(cell, column) => (column > 1 ? fileSize(Number(cell)) : typeof cell === 'number' ? cell.toLocaleString('en-US') : cell)}
            />
            <div className={css({ display: 'flex' })}><Button onClick={() => onBehind({ kind: 'accounts' })}>{STORAGE_WORDS.accounts}</Button></div>
          </>
        );
      }}
    </Answered>
  );
}
