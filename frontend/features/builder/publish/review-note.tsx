import { Alert } from '#ui/alert.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { DraftMeta } from '../draft-store.ts';

/** What became of the latest submission, and the way to the page that follows it. */
export function ReviewNote({ meta: { promptId, reviewNote, pendingVersion, status } }: { meta: DraftMeta }) {
  const more = <TextLink to={`/edit/prompt/${promptId}/review`}>Follow the review</TextLink>;
  if (pendingVersion !== null) return <Alert tone="info" title={`Version ${pendingVersion} is in review`}>A person reads it within 48 hours. {more}</Alert>;
  return <Alert tone="warn" title={status === 'rejected' ? 'The reviewer rejected it' : 'The reviewer sent it back'}>{reviewNote} {more}</Alert>;
}
