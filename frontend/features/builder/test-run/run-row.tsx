import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { hstack, longWords, stack, wrap } from '#styled/patterns';
import type { GenerationOutput } from '#contracts/generation.ts';
import { useBuilderSlots } from '../builder-slots.ts';

interface RunRowProps {
  name: string;
  /** The first output of the run; left out while it has none. */
  output: GenerationOutput | undefined;
  /** The first words of a text, which stand in place of a picture. */
  excerpt: string;
  /** Badges and times below the name. */
  facts: ReactNode;
  /** True for the run that the page shows in full. */
  current?: boolean;
  /** The actions of the row. */
  children: ReactNode;
}

/** A run in a list of the test step: a small picture or the first words, its name, facts and actions. */
export function RunRow({ name, output, excerpt, facts, current = false, children }: RunRowProps) {
  const { SampleOutput } = useBuilderSlots();
  const picture = output !== undefined && output.kind !== 'text';
  return (
    <li aria-current={current || undefined} className={row}>
      <span className={thumb}>
        <Suspense fallback={null}>{picture ? <SampleOutput output={output} coverUrl={null} /> : <span data-excerpt className={words}>{excerpt}</span>}</Suspense>
      </span>
      <span className={stack({ flex: '[1 1 140px]', minWidth: '0', gap: '0.5' })}>
        <span className={longWords({ textStyle: 'label', lineClamp: '2' })}>{name}</span>
        <span className={wrap({ alignItems: 'center', gap: '1.5', textStyle: 'meta', color: 'fg.subtle' })}>{facts}</span>
      </span>
      <span className={hstack({ gap: '2', flex: 'none', marginInlineStart: 'auto' })}>{children}</span>
    </li>
  );
}

const row = wrap({ alignItems: 'center', gap: '3', minWidth: '0' });
const words = css({ alignSelf: 'start', fontSize: '12', lineHeight: 'tight', margin: '1', lineClamp: '3', overflowWrap: 'break-word' });
const thumb = css({ flex: 'none', width: '[72px]', height: '[54px]', borderRadius: 'sm', overflow: 'hidden', backgroundColor: 'kind.soft', display: 'grid' });
