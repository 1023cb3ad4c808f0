import { Copy, Plus, Share2 } from 'lucide-react';
import { flex, flexFill, mutedText } from '#styled/patterns';
import type { Draft } from '#contracts/prompt-drafts.ts';
import { sharePath } from '#contracts/sharing.ts';
import { say } from '#lib/plain-words.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { SparkBurst } from '#ui/spark-burst.tsx';
import { toast } from '#ui/toast.tsx';
import { SUCCESS_SHEET } from '../builder-publish.words.ts';

interface SuccessSheetProps {
  draft: Draft;
  outcome: 'published' | 'in_review';
  version: number;
  onClose(): void;
}

/** The side sheet after a prompt was published or submitted: its address, and what the author can do next. */
export function SuccessSheet({ draft, outcome, version, onClose }: SuccessSheetProps) {
  const address = new URL(`/prompt/${draft.slug}`, window.location.origin).href;
  const out = outcome === 'published';
  const waits = !out && !draft.publishedVersion && draft.content.visibility !== 'private';
  const copy = (): Promise<unknown> => navigator.clipboard.writeText(address).then(
    () => toast({ tone: 'success', title: SUCCESS_SHEET.addressCopiedToast, description: SUCCESS_SHEET.copiedToast }),
    () => toast({ title: SUCCESS_SHEET.copyThisAddressToast, description: address, durationMs: 20_000 }),
  );
  return (
    <Dialog
      open onOpenChange={(open) => !open && onClose()}
      title={out ? say(SUCCESS_SHEET.publishedTitle, 'Published') : SUCCESS_SHEET.title}
      description={out ? SUCCESS_SHEET.publishedText(version, draft.content.title, draft.content.visibility) : SUCCESS_SHEET.reviewText(version, draft.publishedVersion)}
      footer={<><LinkButton to="/create" variant="ghost" icon={<Plus aria-hidden />}>{SUCCESS_SHEET.makeAnotherButton}</LinkButton>{out && draft.content.visibility !== 'private' && <LinkButton to={sharePath(draft.slug)} icon={<Share2 aria-hidden />}>{SUCCESS_SHEET.shareItButton}</LinkButton>}{out || draft.publishedVersion ? <LinkButton variant="primary" to={`/prompt/${draft.slug}`}>{SUCCESS_SHEET.openItsPageButton}</LinkButton> : <LinkButton variant="primary" to={`/edit/prompt/${draft.promptId}/review`}>{SUCCESS_SHEET.followTheReviewButton}</LinkButton>}</>}
    >
      <div className={flex({ position: 'relative', gap: '2', alignItems: 'flex-end' })}>
        <SparkBurst play={out ? draft.promptId + version : null} />
        <Field label={SUCCESS_SHEET.label} className={flexFill()}><Input readOnly mono value={address} onFocus={(event) => event.currentTarget.select()} /></Field>
        <Button icon={<Copy aria-hidden />} onClick={() => void copy()}>{SUCCESS_SHEET.copyButton}</Button>
      </div>
      {waits && <p className={mutedText({ marginBlockStart: '2' })}>{SUCCESS_SHEET.inReviewText}</p>}
    </Dialog>
  );
}
