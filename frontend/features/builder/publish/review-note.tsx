import { Alert } from '#ui/alert.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { DraftMeta } from '../draft-state.ts';
import { REVIEW_NOTE } from '../builder-publish.words.ts';

/** What became of the latest submission, and the way to the page that follows it. */
export function ReviewNote({ meta: { promptId, reviewNote, pendingVersion, status } }: { meta: DraftMeta }) {
  const more = <TextLink to={`/edit/prompt/${promptId}/review`}>Follow the review</TextLink>;
  if (pendingVersion !== null) return <Alert tone="info" title={REVIEW_NOTE.pendingTitle(pendingVersion)}>{REVIEW_NOTE.pendingText} {more}</Alert>;
  return <Alert tone="warn" title={status === 'rejected' ? 'The reviewer rejected it' : REVIEW_NOTE.sentBackTitle}>{reviewNote} {more}</Alert>;
}
