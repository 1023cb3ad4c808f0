import { css } from '#styled/css';
import { column, metaText, multilineText, stack, wrap } from '#styled/patterns';
import { RULES, STRIKES_TO_PAUSE } from '#contracts/moderation.ts';
import { fullDate } from '#lib/full-date.ts';
import { Badge } from '#ui/badge.tsx';
import { Moment } from '#ui/moment.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { ReviewFile } from '../moderation.queries.ts';
import { OutcomeBadge } from '../outcome-badge.tsx';
import { Part } from '../part.tsx';
import { AUTHOR_HISTORY } from '../moderation-review.words.ts';

/** Shows moderators who submitted the prompt, and what was decided about earlier versions. */
export function AuthorHistory({ history, earlier, item }: Pick<ReviewFile, 'history' | 'earlier' | 'item'>) {
  const { owner } = item.subject;
  const facts: [string, React.ReactNode][] = [
    ['Joined', fullDate(history.joinedAt)],
    ['Published', history.published.toLocaleString('en-US')],
    [AUTHOR_HISTORY.facts, history.removed.toLocaleString('en-US')],
    ['Strikes', history.strikes === 0 ? 'none' : <Badge key="strikes" tone={history.strikes >= STRIKES_TO_PAUSE ? 'bad' : 'warn'}>{AUTHOR_HISTORY.badge(history.strikes)}</Badge>],
  ];
  return (
    <Part title={AUTHOR_HISTORY.title} aside={<TextLink to={`/profile/${owner.username}`}>{owner.displayName}</TextLink>}>
      <dl className={css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))', gap: '3', textStyle: 'small' })}>
        {facts.map(([name, value]) => <div key={name}><dt className={metaText()}>{name}</dt><dd className={css({ tabular: true })}>{value}</dd></div>)}
      </dl>
      {earlier.length > 0 && (
        <ol aria-label={AUTHOR_HISTORY.label} className={column({ gap: '3' })}>
          {earlier.map((answer, at) => (
            <li key={at} className={stack({ borderInlineStart: 'line', paddingInlineStart: '3', gap: '1', textStyle: 'small' })}>
              <p className={wrap({ gap: '2', alignItems: 'center', textStyle: 'meta', color: 'fg.subtle' })}>v{answer.version} <OutcomeBadge outcome={answer.outcome} /><Moment at={answer.at} /></p>
              {answer.rule && <p>{RULES[answer.rule]}</p>}
              {answer.note && <p className={multilineText({ color: 'fg.muted' })}>{answer.note}</p>}
            </li>
          ))}
        </ol>
      )}
    </Part>
  );
}
