import { useParams } from 'react-router-dom';
import { container } from '#styled/patterns';
import { InviteCard } from '#features/collections/people/invite-card.tsx';
import { useDocumentTitle } from '../document-title.ts';
import { COLLECTION_INVITE } from './collection.words.ts';

/** The page that the invite link of a collection opens. The person joins by pressing a button, never by opening the link. */
export function CollectionInvitePage() {
  const { token = '' } = useParams();
  useDocumentTitle(COLLECTION_INVITE.pageTitle);
  return <div className={container({ paddingBlock: { base: '8', md: '16' } })}><InviteCard key={token} token={token} /></div>;
}
