import { Suspense, useState } from 'react';
import { css } from '#styled/css';
import { column, longWords, mutedText, visuallyHidden, wrap } from '#styled/patterns';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useModerationSlots } from '../moderation-slots.ts';
import type { ReviewFile } from '../moderation.queries.ts';
import { Part } from '../part.tsx';
import { SIMILAR_LIST } from '../moderation-review.words.ts';

/** Lists published prompts whose text is similar to the submitted one, without forks of the same original. The moderator can compare each with it. */
export function SimilarList({ similar, template }: Pick<ReviewFile, 'similar' | 'template'>) {
  const [open, setOpen] = useState<string | null>(null);
  const { WordChanges } = useModerationSlots();
  return (
    <Part title={SIMILAR_LIST.title}>
      {similar.length === 0 && <p className={mutedText()}>{SIMILAR_LIST.emptyText}</p>}
      <ul className={column({ gap: '3' })}>
        {similar.map((other) => (
          <li key={other.promptId} className={column({ gap: '2' })}>
            <div className={wrap({ gap: '2', alignItems: 'center' })}>
              <Badge tone={other.similarity >= 0.8 ? 'bad' : 'warn'}>{SIMILAR_LIST.alikeBadge(Math.round(other.similarity * 100))}</Badge>
              <TextLink to={`/prompt/${other.slug}`} className={longWords({ minWidth: '0' })}>{other.title}</TextLink>
              {other.sealed && <Badge>{SIMILAR_LIST.sealedBadge}</Badge>}
              <Button size="sm" aria-expanded={open === other.promptId} onClick={() => setOpen(open === other.promptId ? null : other.promptId)}>
                {open === other.promptId ? SIMILAR_LIST.button : 'Compare'}<span className={visuallyHidden()}> {SIMILAR_LIST.withText(other.title)}</span>
              </Button>
            </div>
            {open === other.promptId && <Suspense fallback={<Skeleton radius="lg" className={css({ height: '[160px]' })} />}><WordChanges before={other.template} after={template} /></Suspense>}
          </li>
        ))}
      </ul>
    </Part>
  );
}
