import { css } from '#styled/css';
import { hstack } from '#styled/patterns';
import type { Creator } from '#contracts/prompts.ts';
import { Avatar } from '#ui/avatar.tsx';

/** Pictures of up to four people, each overlapping the next. */
export const Faces = ({ people, size }: { people: readonly Creator[]; size: number }) => (
  <span aria-hidden="true" className={hstack({ gap: '0' })}>
    {people.slice(0, 4).map(({ id, displayName, avatarUrl }) => <Avatar key={id} name={displayName} src={avatarUrl} size={size} className={face} />)}
  </span>
);

const face = css({ boxShadow: '[0 0 0 2px {colors.surface}]', '& + &': { marginInlineStart: '-2' } });
