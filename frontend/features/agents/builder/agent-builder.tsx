import { Suspense, useState } from 'react';
import { MessageCircle } from 'lucide-react';
import { css } from '#styled/css';
import { column } from '#styled/patterns';
import type { AgentVisibility } from '#contracts/agents.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import type { ImproveDialogProps } from '#shared/improving/improve-dialog.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { reach } from '#ui/reach.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { DraftContext, useDraft } from '../draft/draft-context.ts';
import { useNewDraftSaver } from '../draft/use-agent-draft.ts';
import type { OpenedDraft } from '../draft/use-agent-draft.ts';
import { AGENT_BUILDER } from '../agents-builder.words.ts';
import { AbilitiesSection } from './abilities-section.tsx';
import { BuilderHead } from './builder-head.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { IdentitySection } from './identity-section.tsx';
import { InstructionsSection } from './instructions-section.tsx';
import { NotesSection } from './notes-section.tsx';
import { paneTop } from './pane-top.ts';
import { QualityNote } from './quality-note.tsx';
import { SectionNav } from './section-nav.tsx';
import type { BuilderPart } from './sections.ts';
import { goToSection, sectionOf } from './sections.ts';
import { SharingSection } from './sharing-section.tsx';
import { StartersSection } from './starters-section.tsx';

const PublishDialog = lazyPart(() => import('./publish-dialog.tsx'), 'PublishDialog');
const VersionsDialog = lazyPart(() => import('../versions/versions-dialog.tsx'), 'VersionsDialog');
const FiguresDialog = lazyPart(() => import('../performance/figures-dialog.tsx'), 'FiguresDialog');
const TestPane = lazyPart(() => import('./test-pane.tsx'), 'TestPane');

const PARTS: readonly { value: BuilderPart; label: string }[] = [
  { value: 'setup', label: AGENT_BUILDER.setupPart }, { value: 'abilities', label: AGENT_BUILDER.abilitiesPart }, { value: 'sharing', label: AGENT_BUILDER.sharingPart }, { value: 'test', label: AGENT_BUILDER.testPart },
];

/** Moves only the toasts above the bar of narrow windows, because the job tray has its room beside the bar's buttons. */
const liftToasts = reach('--toast-bar', (bar) => bar.offsetHeight);

/** A hook that follows a run to its end. The page passes it in, because features do not import each other. */
type Following = Pick<ImproveDialogProps, 'useRunOutcome'>;

/** The agent builder: the form for an agent's draft, which is saved while the author writes, beside a test chat. */
export function AgentBuilder({ useRunOutcome, ...opened }: OpenedDraft & Following) {
  const saver = useNewDraftSaver(opened);
  return <DraftContext value={saver}><Desk useRunOutcome={useRunOutcome} /></DraftContext>;
}

function Desk({ useRunOutcome }: Following) {
  const { agent } = useDraft();
  const [part, setPart] = useState<BuilderPart>('setup');
  const [visibility, setVisibility] = useState<AgentVisibility>(agent?.publishedVersion == null ? 'public' : agent.visibility);
  const [opened, setOpened] = useState<'publish' | 'versions' | 'figures' | null>(null);
  const close = (): void => setOpened(null);
  const publish = (): void => setOpened('publish');
  const go = (field: string): void => {
    const section = sectionOf(field);
    setPart(section.part);
    // Opens the section a moment later, because it must be rendered and the closed dialog must have returned focus.
    setTimeout(() => goToSection(section.id), 60);
  };
  return (
    <>
      <BuilderHead onPublish={publish} onVersions={() => setOpened('versions')} onFigures={() => setOpened('figures')} />
      <div className={css({ display: { lg: 'none' }, marginBlockEnd: '4' })}><SegmentedControl block label={AGENT_BUILDER.partsLabel} options={PARTS} value={part} onValueChange={setPart} /></div>
      <div className={columns} data-part={part}>
        <div className={beside} data-in="beside"><SectionNav /><QualityNote /></div>
        <div className={column({ gap: '4', minWidth: '0', alignContent: 'start' })} data-in="form">
          <ConflictNotice />
          {agent?.reviewNote && <Alert tone="warn" title={AGENT_BUILDER.reviewTitle}>{agent.reviewNote}</Alert>}
          {agent?.status === 'in_review' && <Alert tone="info" title={AGENT_BUILDER.inReviewTitle}>{AGENT_BUILDER.inReviewText}</Alert>}
          <IdentitySection />
          <InstructionsSection useRunOutcome={useRunOutcome} />
          <StartersSection />
          <AbilitiesSection />
          <NotesSection />
          <SharingSection visibility={visibility} onVisibility={setVisibility} />
        </div>
        <div ref={paneTop} data-in="test" className={css({ minWidth: '0', alignSelf: 'stretch' })}>
          <div className={css({ lg: { position: 'sticky', insetBlockStart: '[84px]' } })}>
            <Suspense fallback={<Skeleton radius="xl" className={css({ height: '[480px]' })} />}><TestPane /></Suspense>
          </div>
        </div>
      </div>
      <div ref={liftToasts} className={bar} data-page-bar="">
        <Button icon={<MessageCircle aria-hidden />} onClick={() => setPart('test')}>{AGENT_BUILDER.testPart}</Button>
        <Button variant="primary" onClick={publish}>{AGENT_BUILDER.publishButton}</Button>
      </div>
      <Suspense fallback={null}>
        {opened === 'publish' && <PublishDialog visibility={visibility} onVisibility={setVisibility} onGo={go} onClose={close} />}
        {opened === 'versions' && agent && <VersionsDialog agentId={agent.id} onClose={close} />}
        {opened === 'figures' && agent && <FiguresDialog agentId={agent.id} onClose={close} />}
      </Suspense>
    </>
  );
}

/** Layout of the agent builder. Narrow windows show one part at a time: a part of the form, or the test chat. */
const columns = css({
  display: 'grid', gap: '5', alignItems: 'start', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px', xl: '176px minmax(0, 1fr) 392px' },
  lgDown: {
    '&[data-part=setup] section[data-in]:not([data-in=setup])': { display: 'none' }, '&[data-part=abilities] section[data-in]:not([data-in=abilities])': { display: 'none' },
    '&[data-part=sharing] section[data-in]:not([data-in=sharing])': { display: 'none' },
    '&:not([data-part=setup]) > [data-in=beside]': { display: 'none' }, '&[data-part=test] > [data-in=form]': { display: 'none' }, '&:not([data-part=test]) > [data-in=test]': { display: 'none' },
  },
});
/** Style of the column with the section links and the quality score. Narrow windows show only the score, above the part "Setup". */
const beside = css({ gridColumn: { base: '1', lg: '1 / -1', xl: 'auto' }, xl: { position: 'sticky', insetBlockStart: '[84px]' } });
/** Two buttons at the lower edge of narrow windows. The job tray's icon has its room at the end. */
const bar = css({
  display: { base: 'grid', lg: 'none' }, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '2', position: 'sticky', insetBlockEnd: '0', zIndex: 'raised', marginInline: '[calc(var(--gutter) * -1)]', marginBlockStart: '5',
  paddingInlineStart: 'gutter', paddingInlineEnd: '[calc(var(--gutter) + var(--tray-room, 0px))]', paddingBlock: '3', borderTop: 'soft', backgroundColor: 'bg',
});
