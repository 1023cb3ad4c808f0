import { CircleCheck, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import { centered, visuallyHidden } from '#styled/patterns';
import { ENTRIES_PER_PERSON } from '#contracts/challenges.ts';
import type { ChallengeCard } from '#contracts/challenges.ts';
import { challengePath } from '#shared/challenges/challenge-address.ts';
import { ENTRY_SLOT, FREE_TRY } from '../challenge-page.words.ts';

/** A line that says whether the viewer has entered or voted in a challenge, with a link to its page. Nothing for visitors. */
export function EntrySlot({ challenge }: { challenge: ChallengeCard }) {
  const { you } = challenge;
  if (you === null) return <span />;
  const entered = you.entries > 0;
  return (
    <Link to={challengePath(challenge)} className={line}>
      <span className={entered ? filled : empty}>{entered ? <CircleCheck size={20} aria-hidden /> : <Plus size={18} aria-hidden />}</span>
      <span className={css({ minWidth: '0' })}>
        <b className={css({ display: 'block', fontWeight: 'bold', textStyle: 'small' })}>{entered ? ENTRY_SLOT.entered(you.entries, ENTRIES_PER_PERSON) : ENTRY_SLOT.notEntered}</b>
        <span className={css({ display: 'block', textStyle: 'meta', color: 'fg.muted' })}>{entered ? ENTRY_SLOT.best : FREE_TRY[you.freeTry]}</span>
      </span>
      <span className={visuallyHidden()}>: {challenge.title}</span>
    </Link>
  );
}

const line = css({ display: 'flex', alignItems: 'center', gap: '3', padding: { base: '0', md: '2' }, marginBlock: { md: '-2' }, borderRadius: 'md', color: 'fg', textDecoration: 'none', _hover: { backgroundColor: 'hover' } });
const filled = centered({ flex: 'none', width: '[64px]', height: '[48px]', borderRadius: 'sm', backgroundColor: 'good.soft', color: 'good' });
const empty = centered({ flex: 'none', width: '[64px]', height: '[48px]', borderRadius: 'sm', border: 'dashed', color: 'fg.muted' });
