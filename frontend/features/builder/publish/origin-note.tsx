import { GitFork } from 'lucide-react';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import type { Draft } from '#contracts/prompt-drafts.ts';
import { Alert } from '#ui/alert.tsx';
import { ORIGIN_NOTE } from '../builder-publish.words.ts';

/** A note that names the prompt from which a fork was made, and the share of earnings that its creator gets (docs/rules/selling.md#lineage). */
export function OriginNote({ origin: { prompt, percent } }: { origin: NonNullable<Draft['origin']> }) {
  return (
    <Alert tone="info" icon={<GitFork size={18} aria-hidden />} title={<>{ORIGIN_NOTE.madeFromText} {prompt ? <Link to={`/prompt/${prompt.slug}`} target="_blank" className={css({ textDecoration: 'underline' })}>{prompt.title}</Link> : ORIGIN_NOTE.goneOriginal}</>}>
      {percent > 0 ? ORIGIN_NOTE.royaltyText(percent) : ORIGIN_NOTE.freeText}
    </Alert>
  );
}
