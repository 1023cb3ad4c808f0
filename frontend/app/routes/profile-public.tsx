import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { container } from '#styled/patterns';
import { profileQuery } from '#features/profile/profile.queries.ts';
import { PROFILE_PUBLIC } from '#features/profile/profile.words.ts';
import { ApiError, messageOf } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { useDocumentTitle } from '../document-title.ts';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { paths } from '../paths.ts';
import { MovedTo } from './moved-to.tsx';
import { NotFoundPage } from './not-found.tsx';
import { ProfileView } from './profile-view.tsx';

/** The public profile of the person in the address. */
export function PublicProfilePage() {
  const { username = '' } = useParams();
  return <ProfileOf key={username.toLowerCase()} username={username} />;
}

/** The profile of the person with this username, or in its place a skeleton, an error, or "not found". */
export function ProfileOf({ username, home = false }: { username: string; home?: boolean }) {
  const profile = useQuery(profileQuery(username));
  useDocumentTitle(profile.data && `${profile.data.displayName} (@${profile.data.username})`);
  if (profile.isPending) return <PageSkeleton />;
  if (profile.isError) {
    if (profile.error instanceof ApiError && profile.error.status < 500) return <NotFoundPage />;
    return (
      <div className={container({ paddingBlock: '8' })}>
        <Alert tone="bad" title={PROFILE_PUBLIC.title} action={<Button size="sm" onClick={() => void profile.refetch()}>{PROFILE_PUBLIC.button}</Button>}>{messageOf(profile.error, PROFILE_PUBLIC.pleaseTryAgainText)}</Alert>
      </div>
    );
  }
  // Redirects to the username as its owner writes it. Usernames are found in any case, but people share only one address.
  if (!home && profile.data.username !== username) return <MovedTo path={paths.profileOf(profile.data.username)} />;
  return <ProfileView profile={profile.data} />;
}
