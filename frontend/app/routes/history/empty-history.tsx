import { EMPTY_HISTORY } from '#features/generation/run-history.words.ts';
import { say } from '#lib/plain-words.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { FrameScene } from '#ui/illustrations/small-scenes.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PictureText } from '#ui/picture-text.tsx';

/** A message in place of an empty history of runs. In the history of one prompt it links to the prompt's form. */
export function EmptyHistory({ slug }: { slug?: string }) {
  return (
    <EmptyState
      art={<FrameScene />} size="lg" title={<PictureText text={say(...EMPTY_HISTORY.title)} />}
      actions={slug ? <LinkButton to={`/prompt/${slug}`} variant="magic" size="lg">{EMPTY_HISTORY.runThisPromptButton}</LinkButton> : <LinkButton to="/marketplace" variant="magic" size="lg">{EMPTY_HISTORY.browseMarketplaceButton}</LinkButton>}
    >
      {EMPTY_HISTORY.runsAppearText}
    </EmptyState>
  );
}
