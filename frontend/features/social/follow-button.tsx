import { Check, Plus } from 'lucide-react';
import { visuallyHidden } from '#styled/patterns';
import { Button } from '#ui/button.tsx';
import { useFollow } from './use-follow.ts';

interface FollowButtonProps {
  person: { id: string; displayName: string };
  size?: 'sm' | 'md';
  /** True where following the person is the main action of the page. */
  primary?: boolean;
}

/** Button that follows or unfollows a user. It shows nothing for the viewer's own account. */
export function FollowButton({ person, size = 'md', primary = false }: FollowButtonProps) {
  const { on, self, toggle } = useFollow(person.id);
  if (self) return null;
  return (
    <Button size={size} variant={primary && !on ? 'primary' : 'plain'} icon={on ? <Check aria-hidden /> : <Plus aria-hidden />} onClick={toggle}>
      {on ? 'Following' : 'Follow'}
      <span className={visuallyHidden()}>{on ? ` ${person.displayName}: stop` : ` ${person.displayName}`}</span>
    </Button>
  );
}
