import { say } from '#lib/plain-words.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { FrameScene } from '#ui/illustrations/small-scenes.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** Nothing was run yet; of one prompt, the way back to its form. */
export function EmptyHistory({ slug }: { slug?: string }) {
  return (
    <EmptyState
      art={<FrameScene />} size="lg" title={say('No history. You\'re basically a time traveler who hasn\'t left yet ⏳', 'No runs yet')}
      actions={slug ? <LinkButton to={`/prompt/${slug}`} variant="magic" size="lg">Run this prompt</LinkButton> : <LinkButton to="/marketplace" variant="magic" size="lg">Browse marketplace</LinkButton>}
    >
      Your runs appear here with their inputs, results and cost.
    </EmptyState>
  );
}
