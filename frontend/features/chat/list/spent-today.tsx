import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { hstack, stack } from '#styled/patterns';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { CHAT_LIST } from '../chat.words.ts';
import { budgetsQuery } from '../chats.queries.ts';

/** The tokens that the member spent today on runs and chats, with the daily limit when there is one. */
export function SpentToday() {
  const { data } = useQuery(budgetsQuery);
  if (!data) return null;
  const { spentToday, perDay, stopped } = data;
  return (
    <div className={stack({ gap: '2', paddingBlockStart: '3.5', paddingBlockEnd: '4', paddingInline: '2', borderTop: 'soft', textStyle: 'meta', color: 'fg.subtle' })}>
      <div className={hstack({ justifyContent: 'space-between', alignItems: 'baseline', gap: '2' })}>
        <TextLink quiet to="/profile?tab=settings&section=limits">{stopped ? CHAT_LIST.stoppedText : CHAT_LIST.spentLabel}</TextLink>
        <b className={css({ color: 'fg', fontWeight: 'semibold', tabular: true })}>{CHAT_LIST.spentText(spentToday, perDay)}</b>
      </div>
      {perDay !== null && <ProgressBar tone="amber" value={perDay === 0 ? 100 : (spentToday / perDay) * 100} label={CHAT_LIST.spentBar(spentToday, perDay)} className={css({ height: '1!' })} />}
    </div>
  );
}
