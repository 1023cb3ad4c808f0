import { css } from '#styled/css';
import { stack } from '#styled/patterns';
import type { GenerationOutput } from '#contracts/generation.ts';
import { ProseText } from '#ui/prose-text.tsx';

interface ShownOutputsProps {
  outputs: readonly GenerationOutput[];
  /** Cover that the share page shows where no output exists yet. */
  coverUrl: string | null;
  title: string;
}

/** The outputs of a shared creation, as large as the page allows, at the top of a share page. */
export function ShownOutputs({ outputs, coverUrl, title }: ShownOutputsProps) {
  const [first, ...more] = outputs;
  if (!first) return coverUrl ? <img src={coverUrl} alt="" fetchPriority="high" className={css({ width: 'full', aspectRatio: '[4 / 3]', objectFit: 'cover', display: 'block' })} /> : null;
  if (first.kind === 'text') return <div tabIndex={0} role="region" aria-label={title} className={page}><ProseText text={first.text} /></div>;
  return (
    <div className={stack({ gap: '2' })}>
      <Picture output={first} eager />
      {more.length > 0 && <ul className={css({ display: 'grid', gap: '2', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', padding: '2' })}>{more.map((output) => output.kind !== 'text' && <li key={output.url}><Picture output={output} /></li>)}</ul>}
    </div>
  );
}

function Picture({ output, eager = false }: { output: Exclude<GenerationOutput, { kind: 'text' }>; eager?: boolean }) {
  const size = { width: output.width, height: output.height };
  return output.kind === 'video'
    ? <video {...size} src={output.url} poster={output.posterUrl ?? undefined} controls muted loop playsInline preload="metadata" aria-label={output.altText} className={frame} />
    : <img {...size} src={output.url} alt={output.altText} loading={eager ? 'eager' : 'lazy'} fetchPriority={eager ? 'high' : 'auto'} decoding="async" className={frame} />;
}

const frame = css({ width: 'full', height: 'auto', maxHeight: '[76dvh]', objectFit: 'contain', display: 'block', backgroundColor: 'kind.soft' });
const page = css({ padding: { base: '5', md: '8' }, maxHeight: '[76dvh]', overflowY: 'auto' });
