import { css, cx } from '#styled/css';
import { column, metaText, stack } from '#styled/patterns';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { ENDPOINTS } from './developers.words.ts';
import { matches } from './operations.ts';
import type { Operation } from './operations.ts';

interface EndpointListProps {
  operations: readonly Operation[];
  words: string;
  current: string | undefined;
  onWords(words: string): void;
  onChoose(id: string): void;
}

/** The list of endpoints that API keys may call, with a search. */
export function EndpointList({ operations, words, current, onWords, onChoose }: EndpointListProps) {
  const found = operations.filter((operation) => matches(operation, words));
  return (
    <nav aria-label={ENDPOINTS.label} className={column({ gap: '3', minWidth: '0' })}>
      <Field label={ENDPOINTS.searchLabel}><Input type="search" value={words} placeholder={ENDPOINTS.searchPlaceholder} onChange={(event) => onWords(event.target.value)} /></Field>
      {found.length === 0 && <p className={metaText()}>{ENDPOINTS.emptyText}</p>}
      <ul className={list}>
        {found.map(({ id, method, path }) => (
          <li key={id}>
            <button type="button" aria-current={id === current ? 'true' : undefined} className={cx(entry, id === current && chosen)} onClick={() => onChoose(id)}>
              <span className={css({ fontWeight: 'semibold' })}>{method}</span> {path.replace('/api', '')}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const list = stack({ gap: '0.5', maxHeight: { base: '[240px]', lg: '[70vh]' }, overflowY: 'auto' });
const entry = css({ width: 'full', textAlign: 'start', fontFamily: 'mono', textStyle: 'small', padding: '2', minHeight: '[36px]', borderRadius: 'md', overflowWrap: 'anywhere', cursor: 'pointer', _hover: { backgroundColor: 'raised' } });
const chosen = css({ backgroundColor: 'raised' });
