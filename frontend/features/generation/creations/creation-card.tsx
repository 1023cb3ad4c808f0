import { css } from '#styled/css';
import { mutedText, stack } from '#styled/patterns';
import { MINUTE_MS, SECOND_MS } from '#contracts/durations.ts';
import { isTerminal } from '#contracts/generation.ts';
import type { Generation } from '#contracts/generation.ts';
import { useNow } from '#lib/use-now.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { TypeChip } from '#ui/type-chip.tsx';
import { statusLine, timeLeft } from '../result/status-words.ts';
import { runLabel, runSubtitle } from '../run-label.ts';
import { CREATION_CARD } from '../generation.words.ts';

interface CreationCardProps {
  run: Generation;
  onOpen(): void;
}

/** One creation: its picture or first words, what was typed for it, prompt or model, and time. */
export function CreationCard({ run, onOpen }: CreationCardProps) {
  const done = isTerminal(run.status);
  const left = timeLeft(run, useNow(done ? MINUTE_MS : SECOND_MS));
  return (
    <article className={card} data-type={run.contentType}>
      <div className={cover}>
        <Cover run={run} />
        <TypeChip type={run.contentType} onCover className={css({ position: 'absolute', insetBlockStart: '2.5', insetInlineStart: '2.5' })} />
      </div>
      <div className={stack({ gap: '1', padding: { base: '3', md: '4' } })}>
        <h2 className={css({ textStyle: 'cardTitle', lineClamp: '2' })}>
          <button type="button" className={open} onClick={onOpen}>{runLabel(run)}</button>
        </h2>
        <p className={css({ textStyle: 'meta', color: run.error ? 'bad' : 'fg.subtle' })}>
          {run.status === 'succeeded' ? (runSubtitle(run) ?? run.model.label) : statusLine(run)} · <RelativeTime iso={run.createdAt} />
          {!done && left ? ` · ${left}` : ''}
        </p>
        {!done && <ProgressBar value={run.status === 'queued' ? null : run.progress} label={CREATION_CARD.label(runLabel(run))} />}
      </div>
    </article>
  );
}

function Cover({ run }: { run: Generation }) {
  const [first] = run.outputs;
  if (first?.kind === 'image') return <img src={first.url} alt={first.altText} loading="lazy" className={fill} />;
  if (first?.kind === 'video') {
    return first.posterUrl ? <img src={first.posterUrl} alt={first.altText} loading="lazy" className={fill} /> : <video src={first.url} muted preload="metadata" aria-label={first.altText} className={fill} />;
  }
  if (run.excerpt) return <p className={mutedText({ padding: '4', paddingBlockStart: '12', lineClamp: '6' })}>{run.excerpt}</p>;
  return run.prompt?.coverUrl ? <img src={run.prompt.coverUrl} alt="" loading="lazy" className={css({ width: 'full', height: 'full', objectFit: 'cover', opacity: 'disabled' })} /> : null;
}

const card = css({ position: 'relative', layerStyle: 'card', overflow: 'hidden', height: 'full', transitionProperty: 'border-color', transitionDuration: 'base', '&:is(:hover, :focus-within)': { borderColor: 'kind' } });
const cover = css({ position: 'relative', aspectRatio: '[4 / 3]', backgroundColor: 'kind.soft', borderBottom: '[2px solid {colors.kind}]', overflow: 'hidden' });
const fill = css({ width: 'full', height: 'full', objectFit: 'cover' });
const open = css({ textAlign: 'start', backgroundColor: 'transparent', border: 'none', padding: '0', color: 'fg', font: 'inherit', _after: { content: '""', position: 'absolute', inset: '0' }, _focusVisible: { outlineStyle: 'none', _after: { outline: '[2px solid {colors.brand}]', outlineOffset: '[-2px]', borderRadius: 'lg' } } });
