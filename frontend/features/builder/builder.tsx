import { startTransition, useEffect, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { css } from '#styled/css';
import { container } from '#styled/patterns';
import { draft, draftContent, listDrafts } from '#contracts/prompt-drafts.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import { ApiError, messageOf } from '#lib/api-error.ts';
import { createDraftChannel } from '#shared/draft-sync/draft-channel.ts';
import { createLocalCopies } from '#shared/draft-sync/local-copies.ts';
import type { LocalCopies } from '#shared/draft-sync/local-copies.ts';
import { livingTabs, tabAtom } from '#shared/draft-sync/tab-identity.ts';
import { useBrowserEvents } from '#shared/draft-sync/use-browser-events.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import { BuilderSlotsContext } from './builder-slots.ts';
import type { BuilderSlots } from './builder-slots.ts';
import { DraftContext } from './draft-store.ts';
import { Desk } from './shell/desk.tsx';
import { useStep } from './shell/steps.ts';
import { StartPage } from './start/start-page.tsx';
import { createDraftSync } from './sync/draft-sync.ts';
import { httpTransport } from './sync/draft-transport.ts';
import { findDraft, layOut } from './sync/open-draft.ts';
import type { FoundDraft } from './sync/open-draft.ts';
import { SyncContext } from './sync/sync-context.ts';
import { BUILDER } from './builder.words.ts';

interface BuilderProps {
  userId: string;
  slots: BuilderSlots;
}

/** The prompt builder: for a new prompt, or for the draft that the address names (docs/rules/prompts.md#drafts). */
export function Builder({ userId, slots }: BuilderProps) {
  const { idOrSlug } = useParams();
  const [visit, onMade] = useVisit(idOrSlug);
  const tab = useAtomValue(tabAtom);
  const copies = useMemo(() => createLocalCopies({ storage: () => window.localStorage, prefix: 'conjure.draft', content: draftContent, userId, tab }), [userId, tab]);
  return (
    <BuilderSlotsContext value={slots}>
      <Opening key={visit} visit={visit} userId={userId} copies={copies} onMade={onMade} />
    </BuilderSlotsContext>
  );
}

/** React key of the builder. It stays the same when a new prompt gets an address at its first save, because a new key would restart the builder. */
function useVisit(idOrSlug: string | undefined): [string, (promptId: string) => void] {
  const [visit, setVisit] = useState({ at: idOrSlug, number: 0, made: null as string | null });
  if (visit.at !== idOrSlug) setVisit({ ...visit, at: idOrSlug, ...(idOrSlug === undefined ? { number: visit.number + 1, made: null } : {}) });
  const isNew = idOrSlug === undefined || idOrSlug === visit.made;
  return [isNew ? `new ${visit.number}` : idOrSlug, (made) => setVisit((before) => ({ ...before, made }))];
}

interface OpeningProps {
  visit: string;
  userId: string;
  copies: LocalCopies<DraftContent>;
  onMade(promptId: string): void;
}

function Opening({ visit, userId, copies, onMade }: OpeningProps) {
  // The first save of a new prompt changes the address. The builder keeps the draft that it opened, and does not load the new address.
  const [asked] = useState(useParams().idOrSlug);
  const { chosen } = useStep();
  const found = useQuery({
    queryKey: [listDrafts.path, 'open', visit, userId],
    queryFn: async () => findDraft(asked, httpTransport, copies, await livingTabs()),
    staleTime: Infinity,
    gcTime: 0,
  });
  if (found.isPending) return <Waiting gallery={asked === undefined && !chosen} />;
  if (found.isError) {
    if (found.error instanceof ApiError && found.error.status === 404) return <NotHere />;
    return (
      <div className={page}>
        <Alert tone="bad" title={BUILDER.draftNotOpenedTitle} action={<Button size="sm" onClick={() => void found.refetch()}>{BUILDER.tryAgainButton}</Button>}>{messageOf(found.error, BUILDER.draftSafeText)}</Alert>
      </div>
    );
  }
  return <Open found={found.data} userId={userId} copies={copies} onMade={onMade} />;
}

/** Placeholder of the builder until the browser knows whether the visitor is signed in. */
export function BuilderWaiting() {
  const { idOrSlug } = useParams();
  return <Waiting gallery={!useStep().chosen && idOrSlug === undefined} />;
}

/** Placeholder of the builder while it loads: of the start page, or of a draft. */
const Waiting = ({ gallery }: { gallery: boolean }) => (
  gallery
    ? <div className={page}><StartPage acts={null} /></div>
    : <div className={page} aria-busy="true"><Skeleton radius="md" className={css({ height: '[56px]' })} /><Skeleton radius="xl" className={css({ height: '[480px]' })} /></div>
);

function NotHere() {
  return (
    <EmptyState level="h1" title={BUILDER.draftNotFoundTitle} actions={<LinkButton to="/create" variant="primary">{BUILDER.startNewOneButton}</LinkButton>}>
      {BUILDER.draftNotFoundText}
    </EmptyState>
  );
}

function Open({ found, userId, copies, onMade }: Omit<OpeningProps, 'visit'> & { found: FoundDraft }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [desk] = useState(() => layOut(found, params.get('sell') === '1'));
  const [begun, setBegun] = useState(found.draft ? [] : found.copies);
  const [sync] = useState(() => createDraftSync({
    store: desk.store,
    transport: httpTransport,
    copies,
    channel: createDraftChannel(`conjure.drafts.${userId}`, (heard) => draft.safeParse(heard).data ?? null),
    onCreated(promptId) {
      const search = new URLSearchParams(window.location.search);
      search.delete('sell');
      if (!search.has('step')) search.set('step', 'basics');
      // Changes the address to that of the saved draft, and keeps focus and scroll position, because the author is typing. React renders a new
      // address as a transition. The new draft's id belongs to the same one: rendered earlier or later, the builder would open the draft anew, empty.
      startTransition(() => {
        onMade(promptId);
        void navigate(`/edit/prompt/${promptId}?${search.toString()}`, { replace: true, state: { stay: true }, preventScrollReset: true });
      });
    },
    onAdopted: () => toast({ title: BUILDER.draftUpdatedToast, description: BUILDER.draftSavedToastText }),
  }));
  useEffect(() => {
    const stop = sync.start();
    if (desk.taken) {
      sync.keep();
      copies.drop(desk.taken);
      sync.keep();
      if (desk.restored) toast({ title: BUILDER.workRestoredToast, description: BUILDER.unsavedChangesBackToastText });
    }
    return stop;
  }, [sync, desk, copies]);
  useBrowserEvents(sync, desk.store.saveState);
  return (
    <DraftContext value={desk.store}>
      <SyncContext value={sync}>
        <Desk
          begun={begun}
          onForget={(copy) => {
            copies.drop(copy);
            setBegun(begun.filter((other) => other !== copy));
          }}
        />
      </SyncContext>
    </DraftContext>
  );
}

const page = container({ display: 'grid', gap: '4', paddingBlock: { base: '4', md: '6' } });
