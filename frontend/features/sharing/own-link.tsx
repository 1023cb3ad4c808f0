import { useState } from 'react';
import { Eye, Link2, Play, UserPlus } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { css } from '#styled/css';
import { column, hstack, mutedText, stack } from '#styled/patterns';
import type { ShareLink } from '#contracts/sharing.ts';
import { messageOf } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Switch } from '#ui/switch.tsx';
import { toast } from '#ui/toast.tsx';
import { useChangeLink, useMakeLink } from './sharing.mutations.ts';
import { OWN_LINK } from './sharing.words.ts';

interface OwnLinkProps {
  promptId: string;
  /** Id of the run that the share link shows; null when the link shows the prompt itself. */
  creation: string | null;
  link: ShareLink | null;
}

/** Shows a user's share link with its visits and runs, and the button that withdraws it. */
export function OwnLink({ promptId, creation, link }: OwnLinkProps) {
  return (
    <section aria-labelledby="own-link" className={box}>
      <h2 id="own-link" className={css({ textStyle: 'h4' })}>{OWN_LINK.heading}</h2>
      {link ? <LinkSettings promptId={promptId} creation={creation} link={link} /> : <MakeLink promptId={promptId} creation={creation} />}
    </section>
  );
}

function MakeLink({ promptId, creation }: Omit<OwnLinkProps, 'link'>) {
  const [showInputs, setShowInputs] = useState(true);
  const make = useMakeLink(promptId, creation);
  return (
    <>
      <p className={mutedText()}>
        {creation ? OWN_LINK.creationIntro : OWN_LINK.promptIntro}
      </p>
      {creation && <Switch checked={showInputs} onCheckedChange={setShowInputs} help={OWN_LINK.newInputsHelp}>{OWN_LINK.showWhatTypedLabel}</Switch>}
      {make.isError && <Alert tone="bad">{messageOf(make.error, OWN_LINK.makeFailed)}</Alert>}
      <div><Button variant="primary" icon={<Link2 aria-hidden />} busy={make.isPending} busyLabel={OWN_LINK.creatingBusyLabel} onClick={() => make.mutate(showInputs)}>{creation ? OWN_LINK.showLinkButton : OWN_LINK.createMyLinkButton}</Button></div>
    </>
  );
}

function LinkSettings({ promptId, creation, link }: OwnLinkProps & { link: ShareLink }) {
  const [asking, setAsking] = useState(false);
  const change = useChangeLink(promptId, creation);
  const set = (part: { showInputs?: boolean; allowRemix?: boolean }): void =>
    change.mutate({ id: link.id, change: part }, { onError: (error) => toast({ tone: 'destructive', title: OWN_LINK.nothingWasChangedToast, description: messageOf(error, OWN_LINK.pleaseTryAgainText) }) });
  const revoke = (): void =>
    change.mutate({ id: link.id, change: { revoked: true } }, {
      onSuccess: () => {
        setAsking(false);
        toast({ tone: 'success', title: OWN_LINK.linkWithdrawnToast, description: creation ? OWN_LINK.creationWithdrawnToast : OWN_LINK.toastText });
      },
    });
  return (
    <>
      <dl className={css({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '3' })}>
        <Figure icon={Eye} label={OWN_LINK.viewsLabel} value={link.views} />
        <Figure icon={Play} label={OWN_LINK.runsLabel} value={link.runs} />
        <Figure icon={UserPlus} label={OWN_LINK.signUpsLabel} value={link.signUps} />
      </dl>
      {creation && (
        <div className={stack({ gap: '3' })}>
          <Switch checked={link.showInputs} onCheckedChange={(showInputs) => set({ showInputs, allowRemix: showInputs })} help={OWN_LINK.inputsHelp}>{OWN_LINK.showWhatTypedLabel}</Switch>
          <Switch checked={link.showInputs && link.allowRemix} disabled={!link.showInputs} onCheckedChange={(allowRemix) => set({ allowRemix })} help={OWN_LINK.help}>{OWN_LINK.remixLabel}</Switch>
        </div>
      )}
      <div><Button size="sm" variant="danger" onClick={() => setAsking(true)}>{OWN_LINK.withdrawTheLinkButton}</Button></div>
      {asking && (
        <ConfirmDialog
          title={OWN_LINK.withdrawTitle} action={OWN_LINK.action} busyLabel={OWN_LINK.withdrawingBusyLabel} busy={change.isPending}
          description={creation ? OWN_LINK.withdrawCreationText : OWN_LINK.withdrawPromptText}
          problem={change.isError ? messageOf(change.error, OWN_LINK.withdrawFailed) : null} onConfirm={revoke} onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function Figure({ icon: Icon, label, value }: { icon: LucideIcon; label: string; value: number }) {
  return (
    <div className={stack({ gap: '0.5' })}>
      <dt className={hstack({ gap: '1.5', textStyle: 'meta', color: 'fg.subtle' })}><Icon size={14} aria-hidden />{label}</dt>
      <dd className={css({ textStyle: 'stat' })}>{value.toLocaleString('en-US')}</dd>
    </div>
  );
}

const box = column({ layerStyle: 'panel', gap: '4', padding: { base: '4', md: '5' } });
