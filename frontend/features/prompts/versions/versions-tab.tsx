import { useState } from 'react';
import type { ReactNode } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, wrap } from '#styled/patterns';
import type { PromptDetail } from '#contracts/prompt-detail.ts';
import type { VersionCard } from '#contracts/prompt-versions.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Field } from '#ui/field.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { PictureText } from '#ui/picture-text.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DraftRow } from './draft-row.tsx';
import { LabelButton } from './label-button.tsx';
import { readableVersions } from './readable-versions.ts';
import { RestoreButton } from './restore-button.tsx';
import { VersionCompare } from './version-compare.tsx';
import { VersionRow } from './version-row.tsx';
import { versionsQuery } from './versions.queries.ts';
import type { Side } from './versions.queries.ts';
import { VERSIONS_TAB } from '../prompt-versions.words.ts';
import { useChooseVersion } from './versions.mutations.ts';
import { elementAt } from '#contracts/must.ts';

interface VersionsTabProps {
  prompt: PromptDetail;
  /** True when the tab shows the author's draft above the published versions. */
  withDraft?: boolean;
}

/** Tab of a prompt's page with its history of versions. It compares any two versions that the user may read. */
export function VersionsTab({ prompt, withDraft = false }: VersionsTabProps) {
  const versions = useInfiniteQuery(versionsQuery(prompt.id));
  if (versions.isPending) return <Skeleton radius="lg" className={css({ height: '[220px]' })} />;
  if (versions.isError && !versions.data) return <FetchProblem error={versions.error} onRetry={() => void versions.refetch()} />;
  const all = versions.data.pages.flatMap((page) => page.items);
  if (all.length === 0) return <EmptyState size="sm" level="h3" title={VERSIONS_TAB.title}>{VERSIONS_TAB.emptyText}</EmptyState>;
  const readable = readableVersions(prompt, all);
  const owner = prompt.viewer.access === 'owner';
  const mine = prompt.viewer.versions;
  const actionsOf = (card: VersionCard): ReactNode => {
    const { version, state } = card;
    if (owner) return <span className={wrap({ gap: '2' })}><LabelButton promptId={prompt.id} version={card} /><RestoreButton promptId={prompt.id} version={version} /></span>;
    const theirs = mine && version >= mine.first && version !== mine.running && (state === 'published' || state === 'earlier');
    return theirs ? <RunVersionButton promptId={prompt.id} version={version} newest={mine.newest} /> : undefined;
  };
  return (
    <div className={column({ gap: '6' })}>
      <ol aria-label={VERSIONS_TAB.versionsLabel} className={css({ layerStyle: 'card', overflow: 'hidden' })}>
        {owner && withDraft && <DraftRow promptId={prompt.id} />}
        {all.map((version) => <VersionRow key={version.id} version={version} running={mine !== undefined && mine.first < mine.newest && version.version === mine.running} actions={actionsOf(version)} />)}
      </ol>
      <LoadMore byButton list={versions} what="versions" />
      {readable.length > 1 || (owner && withDraft && readable.length > 0)
        ? <Comparison key={prompt.id} promptId={prompt.id} versions={readable} withDraft={owner && withDraft} />
        : all.length > 1 && <p className={css({ color: 'fg.muted' })}>{prompt.template === undefined ? <PictureText text={VERSIONS_TAB.sealedText} /> : VERSIONS_TAB.oneVersionText}</p>}
    </div>
  );
}

function Comparison({ promptId, versions, withDraft }: { promptId: string; versions: readonly VersionCard[]; withDraft: boolean }) {
  const sides: readonly Side[] = [...(withDraft ? ['draft' as const] : []), ...versions.map(({ version }) => version)];
  const [to, setTo] = useState<Side>(versions.length > 1 ? elementAt(versions, 0).version : 'draft');
  const [from, setFrom] = useState<Side>(elementAt(versions, versions.length > 1 ? 1 : 0).version);
  const options = sides.map((side) => ({
    value: String(side), label: side === 'draft' ? VERSIONS_TAB.yourDraftLabel : `v${side}`, help: versions.find(({ version }) => version === side)?.changeNote.slice(0, 60) || undefined,
  }));
  const sideOf = (value: string): Side => (value === 'draft' ? value : Number(value));
  return (
    <section aria-labelledby="compare-title" className={column({ gap: '4' })}>
      <h3 id="compare-title" className={css({ textStyle: 'h4' })}>{VERSIONS_TAB.heading}</h3>
      <div className={css({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 180px))', gap: '3' })}>
        <Field label={VERSIONS_TAB.fromLabel} group><Select options={options} value={String(from)} onValueChange={(value) => setFrom(sideOf(value))} /></Field>
        <Field label={VERSIONS_TAB.toLabel} group><Select options={options} value={String(to)} onValueChange={(value) => setTo(sideOf(value))} /></Field>
      </div>
      {from === to ? <p className={css({ color: 'fg.muted' })}>{VERSIONS_TAB.sameVersionText}</p> : <VersionCompare promptId={promptId} from={from} to={to} />}
    </section>
  );
}

/** Button that makes a version which the buyer owns the one that the buyer's runs use. */
function RunVersionButton({ promptId, version, newest }: { promptId: string; version: number; newest: number }) {
  const choose = useChooseVersion(promptId, newest);
  return <Button size="sm" busy={choose.isPending} busyLabel={VERSIONS_TAB.changingBusyLabel} onClick={() => choose.mutate(version)}>{VERSIONS_TAB.runVersionButton(version)}</Button>;
}
