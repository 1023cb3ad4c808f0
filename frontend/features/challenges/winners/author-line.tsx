import { BadgeCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import { linkRoom } from '#styled/patterns';
import type { Creator } from '#contracts/prompts.ts';
import { Avatar } from '#ui/avatar.tsx';
import { PODIUM } from '../challenge-winners.words.ts';

/** Avatar and name of an entry's author, with a link to their profile. */
export const AuthorLine = ({ author, size = 20 }: { author: Creator | null; size?: number }) => (
  <span className={css({ display: 'inline-flex', alignItems: 'center', gap: '1.5', minWidth: '0', maxWidth: 'full', textStyle: 'meta', color: 'fg.muted' })}>
    <Avatar name={author?.displayName ?? PODIUM.deleted} src={author?.avatarUrl ?? null} size={size} />
    {author ? <Link to={`/profile/${author.username}`} className={linkRoom({ color: 'fg.muted', textDecoration: 'none', truncate: true, _hover: { textDecoration: 'underline', color: 'fg' } })}>{author.displayName}</Link> : PODIUM.deleted}
    {author?.platform && <BadgeCheck size={14} aria-hidden className={css({ color: 'brand' })} />}
  </span>
);
