import { css } from '#styled/css';
import { column, container } from '#styled/patterns';
import { PromptGrid } from '#features/prompts/prompt-grid.tsx';
import { say } from '#lib/plain-words.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { EarsScene } from '#ui/illustrations/small-scenes.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { useDocumentTitle } from '../../document-title.ts';
import { prefetchRoute } from '../../pages.ts';
import { MISSING_PROMPT } from './prompt.words.ts';

/** Similar prompts in place of a missing one. Private, withdrawn and taken-down prompts get the same page, so that it does not reveal that they exist. */
export function MissingPrompt({ slug }: { slug: string }) {
  useDocumentTitle(MISSING_PROMPT.pageTitle);
  const words = /^[0-9a-f]{8}-/i.test(slug) ? '' : slug.replaceAll('-', ' ').slice(0, 80);
  return (
    <div className={container({ paddingBlock: { base: '5', md: '8' }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8' })}>
      <EmptyState
        level="h1" size="sm" art={<EarsScene />} title={say(...MISSING_PROMPT.title)}
        actions={<><LinkButton to="/marketplace" variant="primary">{MISSING_PROMPT.browseTheMarketplaceButton}</LinkButton>{words && <LinkButton to={`/marketplace?q=${encodeURIComponent(words)}`}>{MISSING_PROMPT.searchForItButton}</LinkButton>}</>}
      >
        {MISSING_PROMPT.mayPrivateText}
      </EmptyState>
      <section className={column({ gap: '4' })}>
        <h2 className={css({ textStyle: 'h3' })}>{MISSING_PROMPT.heading}</h2>
        <PromptGrid filters={words ? { q: words } : {}} preview={4} onReach={() => prefetchRoute('/prompt/:idOrSlug')} empty={<PromptGrid filters={{}} preview={4} onReach={() => prefetchRoute('/prompt/:idOrSlug')} empty={null} />} />
      </section>
    </div>
  );
}
