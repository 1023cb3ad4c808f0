import { Suspense, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { css } from '#styled/css';
import { centered, spaceBetween, threeColumns } from '#styled/patterns';
import type { ChallengeDetail } from '#contracts/challenges.ts';
import type { PromptCard } from '#contracts/prompts.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { useAuth } from '#lib/session.ts';
import { CoverPicture } from '#shared/prompts/cover-picture.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { TypeIcon } from '#ui/type-chip.tsx';
import { BENCH } from '../challenge-page.words.ts';
import { challengePromptsQuery } from './challenge-prompts.queries.ts';

const PromptsDialog = lazyPart(() => import('./prompts-dialog.tsx'), 'PromptsDialog');

interface PromptTilesProps {
  challenge: ChallengeDetail;
  /** Slug of the prompt that the member chose for the entry; null for the challenge's own form. */
  chosen: string | null;
  onChoose(slug: string | null): void;
}

const SHOWN = 2;

/** The choice of how a member makes an entry: with the challenge's own form, or with a prompt that they may use. */
export function PromptTiles({ challenge, chosen, onChoose }: PromptTilesProps) {
  const name = useId();
  const { user } = useAuth();
  const [choosing, setChoosing] = useState(false);
  const pages = useInfiniteQuery(challengePromptsQuery(challenge.id, '')).data?.pages;
  const first = pages?.[0];
  const known = pages?.flatMap(({ items }) => items) ?? [];
  const picked = known.find(({ slug }) => slug === chosen);
  const shown = picked && !known.slice(0, SHOWN).includes(picked) ? [picked, ...known.slice(0, SHOWN - 1)] : known.slice(0, SHOWN);
  const tile = (value: string | null, title: string, note: string, sign: ReactNode) => (
    <label key={value ?? ''} className={card}>
      <input type="radio" name={name} className={css({ srOnly: true })} checked={chosen === value} onChange={() => onChoose(value)} />
      <span className={thumb}>{sign}</span>
      <span className={css({ minWidth: '0' })}><b className={css({ display: 'block', textStyle: 'small', fontWeight: 'semibold', lineHeight: 'snug', lineClamp: '2', overflowWrap: 'anywhere' })}>{title}</b><span className={css({ display: 'block', textStyle: 'micro', color: 'fg.subtle', truncate: true })}>{note}</span></span>
    </label>
  );
  const noteOf = ({ creator }: PromptCard): string => (creator.id === user?.id ? BENCH.yours : BENCH.by(creator.displayName));
  return (
    <div>
      <div className={spaceBetween({ gap: '3', marginBlockEnd: '2.5' })}>
        <span id={`${name}-label`} className={css({ textStyle: 'label' })}>{BENCH.promptLabel}</span>
        {first && first.items.length > 0 && <TextButton quiet aria-haspopup="dialog" className={css({ textStyle: 'meta' })} onClick={() => setChoosing(true)}>{BENCH.allButton(first.nextCursor ? `${first.items.length}+` : String(first.items.length))}</TextButton>}
      </div>
      <div role="radiogroup" aria-labelledby={`${name}-label`} className={tiles}>
        {tile(null, BENCH.ownForm, BENCH.ownFormNote, <Trophy size={20} aria-hidden />)}
        {shown.map((prompt) => tile(prompt.slug, prompt.title, noteOf(prompt), prompt.coverUrl ? <CoverPicture url={prompt.coverUrl} type={challenge.contentType} /> : <TypeIcon type={challenge.contentType} size={20} />))}
      </div>
      {choosing && <Suspense fallback={null}><PromptsDialog challenge={challenge} noteOf={noteOf} onChoose={(slug) => { onChoose(slug); setChoosing(false); }} onClose={() => setChoosing(false)} /></Suspense>}
    </div>
  );
}

const tiles = threeColumns({ gap: '2' });
const card = css({
  position: 'relative', display: 'flex', alignItems: 'center', gap: '3', minWidth: '0', padding: '2', borderRadius: 'md', border: 'field', cursor: 'pointer', _hover: { backgroundColor: 'hover' },
  '&:has(:checked)': { borderColor: 'brand', backgroundColor: 'brand.soft', boxShadow: 'brandEdge' }, '&:has(:focus-visible)': { outline: '[2px solid {colors.brand}]', outlineOffset: '[2px]' },
});
const thumb = centered({ flex: 'none', width: '[52px]', height: '[52px]', borderRadius: 'sm', overflow: 'hidden', backgroundColor: 'kind.soft', color: 'kind' });
