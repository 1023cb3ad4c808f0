import { CircleAlert, CircleCheck, Eye } from 'lucide-react';
import { useState } from 'react';
import { css } from '#styled/css';
import { column, longWords, metaText, stack } from '#styled/patterns';
import type { ReviewCheck } from '#contracts/moderation.ts';
import { Badge } from '#ui/badge.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Part } from '../part.tsx';
import { CHECK_LIST } from '../moderation-review.words.ts';

const STATES = {
  ok: { tone: 'good', icon: CircleCheck, word: 'Fine' },
  look: { tone: 'warn', icon: Eye, word: 'Look' },
  problem: { tone: 'bad', icon: CircleAlert, word: 'Problem' },
} as const;

/** Items of the review that only a moderator can check. The ticks help the moderator and are stored nowhere. */
const BY_EYE = [CHECK_LIST.descriptionItem, CHECK_LIST.priceItem, CHECK_LIST.contentItem];

/** Lists the server's automatic checks of a submitted prompt, and the items that the moderator has to check. */
export function CheckList({ checks }: { checks: readonly ReviewCheck[] }) {
  const [seen, setSeen] = useState<readonly string[]>([]);
  return (
    <Part title={CHECK_LIST.title} aside={<span className={metaText()}>{CHECK_LIST.ofByEyeText(seen.length, BY_EYE.length)}</span>}>
      <ul className={column({ gap: '2' })}>
        {checks.map(({ id, state, label, detail }) => {
          const { tone, icon: Icon, word } = STATES[state];
          return (
            <li key={id} className={css({ display: 'grid', gridTemplateColumns: '[84px minmax(0, 1fr)]', gap: '2.5', alignItems: 'start', textStyle: 'small' })}>
              <Badge tone={tone} className={css({ justifySelf: 'start' })}><Icon aria-hidden />{word}</Badge>
              <span className={longWords({ minWidth: '0' })}>{label}{detail && <span className={css({ display: 'block', textStyle: 'meta', color: 'fg.muted' })}>{detail}</span>}</span>
            </li>
          );
        })}
      </ul>
      <div role="group" aria-label={CHECK_LIST.label} className={stack({ gap: '0.5' })}>
        {BY_EYE.map((words) => (
          <Checkbox key={words} checked={seen.includes(words)} onCheckedChange={(checked) => setSeen(checked ? [...seen, words] : seen.filter((other) => other !== words))}>{words}</Checkbox>
        ))}
      </div>
    </Part>
  );
}
