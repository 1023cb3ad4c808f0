import { useInfiniteQuery } from '@tanstack/react-query';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { column, longWords, mutedText, stack } from '#styled/patterns';
import type { RunBehind } from '#contracts/admin-analytics.ts';
import { fileSize } from '#lib/file-size.ts';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Moment } from '#ui/moment.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { accountsBehindQuery, movesBehindQuery, peopleBehindQuery, runsBehindQuery } from '../analytics.queries.ts';
import type { MovesBehind, PeopleBehind, RunsBehind } from '../analytics.queries.ts';
import { BEHIND_WORDS } from '../analytics.words.ts';
import { reasonWords } from '../reason-words.ts';
import { secondsWords } from '../share-words.ts';
import type { Behind } from './behind.ts';

interface BehindSheetProps {
  behind: Behind;
  /** Address of a person's administration page. */
  personPath(id: string): string;
  onClose(): void;
}

type Person = RunBehind['person'];
type PersonPath = BehindSheetProps['personPath'];

const titleOf = (behind: Behind): string => (behind.kind === 'accounts' ? BEHIND_WORDS.accounts : BEHIND_WORDS[behind.kind](behind.what));

/** The side sheet with the rows behind an analytics figure. The server records in the audit log that it was opened. */
export function BehindSheet({ behind, personPath, onClose }: BehindSheetProps) {
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} side="right" title={titleOf(behind)}>
      <div className={column({ gap: '4' })}>
        <p className={mutedText({ textStyle: 'meta' })}>{BEHIND_WORDS.recorded}</p>
        {behind.kind === 'runs' && <Runs asked={behind.asked} personPath={personPath} />}
        {behind.kind === 'people' && <People asked={behind.asked} personPath={personPath} />}
        {behind.kind === 'moves' && <Moves asked={behind.asked} personPath={personPath} />}
        {behind.kind === 'accounts' && <Accounts personPath={personPath} />}
      </div>
    </Sheet>
  );
}

function Runs({ asked, personPath }: { asked: RunsBehind; personPath: PersonPath }) {
  const query = useInfiniteQuery(runsBehindQuery(asked));
  return (
    <Rows query={query}>
      {({ id, person, at, model, status, code, tokens, seconds }) => (
        <Line key={id} person={person} personPath={personPath} right={<Moment at={at} />}>
          {[model, BEHIND_WORDS.statuses[status] ?? status, ...(code === null ? [] : [reasonWords(code)]), ...(seconds === null ? [] : [secondsWords(seconds)]), ...(tokens === null ? [] : [BEHIND_WORDS.tokens(tokens)])].join(', ')}
        </Line>
      )}
    </Rows>
  );
}

function People({ asked, personPath }: { asked: PeopleBehind; personPath: PersonPath }) {
  const query = useInfiniteQuery(peopleBehindQuery(asked));
  return <Rows query={query}>{({ person, events, at }) => <Line key={`${person?.id ?? ''} ${at}`} person={person} personPath={personPath} right={<Moment at={at} />}>{BEHIND_WORDS.events(events)}</Line>}</Rows>;
}

function Moves({ asked, personPath }: { asked: MovesBehind; personPath: PersonPath }) {
  const query = useInfiniteQuery(movesBehindQuery(asked));
  return <Rows query={query}>{({ id, person, amount, at }) => <Line key={id} person={person} personPath={personPath} right={<Moment at={at} />}>{BEHIND_WORDS.tokens(amount)}</Line>}</Rows>;
}

function Accounts({ personPath }: { personPath: PersonPath }) {
  const query = useInfiniteQuery(accountsBehindQuery());
  return <Rows query={query}>{({ person, files, bytes }) => <Line key={`${person?.id ?? ''} ${bytes} ${files}`} person={person} personPath={personPath} right={fileSize(bytes)}>{BEHIND_WORDS.files(files)}</Line>}</Rows>;
}

interface RowsProps<Item> {
  query: UseInfiniteQueryResult<InfiniteData<{ items: Item[] }>>;
  children(item: Item): ReactNode;
}

function Rows<Item>({ query, children }: RowsProps<Item>) {
  if (query.isPending) return <div aria-busy="true"><Skeleton radius="md" className={css({ height: '[320px]' })} /></div>;
  if (query.data === undefined) return <FetchProblem error={query.error} onRetry={() => void query.refetch()} />;
  const items = query.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <p>{BEHIND_WORDS.none}</p>;
  return (
    <>
      <ul className={stack({ gap: '2' })}>{items.map(children)}</ul>
      <LoadMore byButton list={query} what="lines" />
    </>
  );
}

function Line({ person, personPath, right, children }: { person: Person; personPath: PersonPath; right: ReactNode; children: ReactNode }) {
  return (
    <li className={css({ display: 'flex', justifyContent: 'space-between', gap: '3', borderTop: 'soft', paddingBlockStart: '2', _first: { borderTop: 'none' } })}>
      <span className={longWords({ minWidth: '0' })}>
        {person ? <TextLink to={personPath(person.id)}>{person.displayName}</TextLink> : BEHIND_WORDS.gone}
        <span className={mutedText({ display: 'block', textStyle: 'meta' })}>{children}</span>
      </span>
      <span className={mutedText({ textStyle: 'meta', flex: 'none' })}>{right}</span>
    </li>
  );
}
