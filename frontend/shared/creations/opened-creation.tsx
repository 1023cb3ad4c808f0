import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { css } from '#styled/css';
import { metaText, stack } from '#styled/patterns';
import type { CreationOutput, OpenedCreation as Opened, PublicCreation } from '#contracts/creations.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { useAuth } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { ProseText } from '#ui/prose-text.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { OPENED_CREATION } from './public-creations.words.ts';
import { openedCreationQuery } from './public-creations.queries.ts';

const ReportDialog = lazyPart(() => import('#shared/reporting/report-dialog.tsx'), 'ReportDialog');

interface OpenedCreationProps {
  /** The creation as the list has it, shown until the whole creation is loaded. */
  creation: Pick<PublicCreation, 'id' | 'title'>;
  /** Renders the inputs of a creation whose owner shares them. */
  inputs?(values: Record<string, unknown>): ReactNode;
  /** Buttons for the creation. Without them, one button opens its prompt, filled in when the owner shares the inputs. */
  actions?(creation: Opened): ReactNode;
  onClose(): void;
}

/** A dialog with a public creation, its maker, its prompt, and its inputs when they are shared. */
export function OpenedCreation({ creation: { id, title }, inputs, actions, onClose }: OpenedCreationProps) {
  const { user } = useAuth();
  const found = useQuery(openedCreationQuery(id));
  const [reporting, setReporting] = useState(false);
  const { data } = found;
  // The report form replaces this dialog, because two dialogs would cover each other.
  if (reporting) return <Suspense fallback={null}><ReportDialog reported={{ type: 'creation', id, name: title }} onClose={onClose} /></Suspense>;
  return (
    <Dialog
      open size="lg" onOpenChange={(open) => !open && onClose()} title={title}
      footer={data && <>{data.maker?.id !== user?.id && <Button variant="ghost" icon={<Flag aria-hidden />} onClick={() => setReporting(true)}>{OPENED_CREATION.reportButton}</Button>}{actions ? actions(data) : data.prompt && <LinkButton variant="primary" to={`/prompt/${data.prompt.slug}?creation=${id}`}>{OPENED_CREATION.promptButton}</LinkButton>}</>}
    >
      {found.isError && !data && <FetchProblem error={found.error} onRetry={() => void found.refetch()} />}
      {!data && !found.isError && <Skeleton radius="lg" className={css({ height: '[320px]' })} />}
      {data && (
        <div className={stack({ gap: '4' })} data-type={data.contentType}>
          {data.outputs.map((output) => <Output key={output.id} output={output} />)}
          {data.text !== null && <ProseText under={2} text={data.text} />}
          <p className={metaText()}>
            {data.maker ? <TextLink to={`/profile/${encodeURIComponent(data.maker.username)}`}>{data.maker.displayName}</TextLink> : OPENED_CREATION.deletedAccount}
            {data.prompt && <> · <TextLink to={`/prompt/${data.prompt.slug}`}>{data.prompt.title}</TextLink></>} · <RelativeTime iso={data.createdAt} />
          </p>
          {data.inputs && inputs && <section className={stack({ gap: '2' })}><h3 className={css({ textStyle: 'h4' })}>{OPENED_CREATION.inputsHeading}</h3>{inputs(data.inputs)}</section>}
        </div>
      )}
    </Dialog>
  );
}

const Output = ({ output: { kind, url, posterUrl, altText, width, height } }: { output: CreationOutput }) => (kind === 'image'
  ? <img src={url} alt={altText} width={width} height={height} decoding="async" className={frame} />
  : <video src={url} poster={posterUrl ?? undefined} controls loop muted playsInline aria-label={altText} width={width} height={height} className={frame} />);

const frame = css({ display: 'block', width: 'full', height: 'auto', maxHeight: '[60vh]', objectFit: 'contain', borderRadius: 'md', backgroundColor: 'raised' });
