import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { css } from '#styled/css';
import { column, visuallyHidden } from '#styled/patterns';
import type { PromptDetail } from '#contracts/prompt-detail.ts';
import type { PromptSample } from '#contracts/prompt-samples.ts';
import type { Reported } from '#shared/reporting/report-dialog.tsx';
import { lazyPart } from '#lib/lazy-part.ts';
import { ScrollingTabs } from '#ui/scrolling-tabs.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PROMPT_TABS } from './prompt.words.ts';

const SamplesTab = lazyPart(() => import('#features/prompts/samples/samples-tab.tsx'), 'SamplesTab');
const CommunityTab = lazyPart(() => import('#features/prompts/community/community-tab.tsx'), 'CommunityTab');
const ReviewsTab = lazyPart(() => import('#features/reviews/reviews-tab.tsx'), 'ReviewsTab');
const CommentsTab = lazyPart(() => import('#features/reviews/comments-tab.tsx'), 'CommentsTab');
const VersionsTab = lazyPart(() => import('#features/prompts/versions/versions-tab.tsx'), 'VersionsTab');
const ReportDialog = lazyPart(() => import('#shared/reporting/report-dialog.tsx'), 'ReportDialog');
const LineageTab = lazyPart(() => import('#features/prompts/lineage/lineage-tab.tsx'), 'LineageTab');

const TABS = ['samples', 'creations', 'reviews', 'versions', 'lineage', 'comments'] as const;
type Tab = (typeof TABS)[number];

interface PromptTabsProps {
  prompt: PromptDetail;
  sampleActions(sample: PromptSample): ReactNode;
  onUseInputs(inputs: Record<string, unknown>): void;
}

/** The tabs of a prompt's page, such as samples, reviews and versions. The address names the open tab. */
export function PromptTabs({ prompt, sampleActions, onUseInputs }: PromptTabsProps) {
  const [params] = useSearchParams();
  const [reported, setReported] = useState<Reported | null>(null);
  const asked = params.get('tab');
  const tab: Tab = TABS.find((name) => name === asked) ?? 'samples';
  const address = (name: Tab): string => {
    const next = new URLSearchParams(params);
    next.set('tab', name);
    return `/prompt/${prompt.slug}?${next}`;
  };
  const link = (name: Tab, label: string, count?: number) => ({ to: address(name), label, current: tab === name, ...(count ? { count } : {}) });
  return (
    <section aria-label={PROMPT_TABS.label} className={column({ gap: '5' })}>
      <ScrollingTabs label={PROMPT_TABS.label} tabs={[link('samples', 'Samples'), link('creations', PROMPT_TABS.creations), link('reviews', 'Reviews', prompt.stats.reviews), link('versions', 'Versions', prompt.version), link('lineage', 'Lineage', prompt.stats.forks), link('comments', 'Comments', prompt.stats.comments)]} />
      <h2 className={visuallyHidden()}>{tab === 'creations' ? PROMPT_TABS.creations : tab.charAt(0).toUpperCase() + tab.slice(1)}</h2>
      <Suspense fallback={<Skeleton radius="lg" className={css({ height: '[220px]' })} />}>
        {tab === 'samples' && <SamplesTab prompt={prompt} actions={sampleActions} onUseInputs={onUseInputs} />}
        {tab === 'creations' && <CommunityTab prompt={prompt} onUseInputs={onUseInputs} />}
        {tab === 'reviews' && <ReviewsTab prompt={prompt} onReport={({ id, author }) => setReported({ type: 'review', id, name: author.displayName })} />}
        {tab === 'comments' && <CommentsTab about={{ targetType: 'prompt', targetId: prompt.id }} onReport={({ id, author }) => setReported({ type: 'comment', id, name: author?.displayName ?? PROMPT_TABS.deletedAccount })} />}
        {tab === 'versions' && <VersionsTab prompt={prompt} />}
        {tab === 'lineage' && <LineageTab promptId={prompt.id} />}
      </Suspense>
      {reported && <Suspense fallback={null}><ReportDialog reported={reported} onClose={() => setReported(null)} /></Suspense>}
    </section>
  );
}
