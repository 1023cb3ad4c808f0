import { useEffect, useRef } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { deleteFile } from '#contracts/media.ts';
import { css } from '#styled/css';
import { longWords, metaText, monoText, mutedText, stack, wrap } from '#styled/patterns';
import { messageOf } from '#lib/api-error.ts';
import { call, newActionKey } from '#lib/call.ts';
import { fileSize } from '#lib/file-size.ts';
import { storageKey } from '#shared/storage/storage.queries.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { kindOf, misnamed } from './file-rules.ts';
import { CopyButton } from './copy-button.tsx';
import { FilePreview } from './file-preview.tsx';
import { ResultRow } from './result-row.tsx';
import type { UploadOutcome } from './use-upload.ts';
import { UPLOAD_RESULT } from './upload-test.words.ts';

/** Shows what the server found in the uploaded file, with its address if the server stored it. */
export function UploadResult({ file, outcome: { received, stored } }: { file: File; outcome: UploadOutcome }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: (key: string) => call(deleteFile, { params: { id: stored?.id ?? '' }, idempotencyKey: key }),
    onSuccess: () => client.invalidateQueries({ queryKey: storageKey }),
  });
  const isPicture = received.width !== null;
  const isKept = stored !== null && !remove.isSuccess;
  const address = stored && new URL(stored.url, window.location.origin).href;
  const mismatch = misnamed(received);
  useEffect(() => heading.current?.focus(), [remove.isSuccess]);
  return (
    <Card as="section" aria-labelledby="upload-result" radius="xl" className={css({ overflow: 'hidden' })}>
      {isPicture && (stored === null || isKept) && <FilePreview file={file} url={stored?.url ?? null} />}
      <div className={stack({ gap: '4', padding: { base: '4', md: '6' } })}>
        <div className={wrap({ gap: '3', alignItems: 'center', justifyContent: 'space-between' })}>
          <h2 ref={heading} id="upload-result" tabIndex={-1} className={css({ textStyle: 'h3', outline: 'none' })}>
            {remove.isSuccess ? UPLOAD_RESULT.fileDeletedHeading : isKept ? UPLOAD_RESULT.fileStoredHeading : UPLOAD_RESULT.checkedNotStoredHeading}
          </h2>
          <Badge tone={isKept ? 'good' : undefined}>{isKept ? 'Stored' : remove.isSuccess ? 'Deleted' : UPLOAD_RESULT.badge}</Badge>
        </div>
        {mismatch && <Alert tone="warn">{mismatch}</Alert>}
        <dl className={css({ display: 'grid' })}>
          {isKept && address && (
            <ResultRow name={UPLOAD_RESULT.addressName} action={<CopyButton label={UPLOAD_RESULT.copyAddressLabel} text={address} />}>
              <a href={stored.url} target="_blank" rel="noreferrer" className={css({ color: 'brand', textDecoration: 'underline', textUnderlineOffset: '[3px]' })}>{address}</a>
            </ResultRow>
          )}
          <ResultRow name={UPLOAD_RESULT.name}>{received.name}</ResultRow>
          <ResultRow name={UPLOAD_RESULT.detectedTypeName}>{kindOf(received.mime)} <span className={mono}>{received.mime}</span></ResultRow>
          {isPicture && <ResultRow name={UPLOAD_RESULT.dimensionsName}>{received.width} × {received.height} {UPLOAD_RESULT.pixelsText}</ResultRow>}
          <ResultRow name={UPLOAD_RESULT.sizeName}>{fileSize(received.bytes)}{received.bytes >= 1024 && ` (${received.bytes.toLocaleString('en-GB')} bytes)`}</ResultRow>
          {isKept && stored.mime !== received.mime && (
            <ResultRow name={UPLOAD_RESULT.storedAsName}>{kindOf(stored.mime)}, {stored.width} × {stored.height} {UPLOAD_RESULT.pixelsAndSizeText(stored.bytes)}</ResultRow>
          )}
          <ResultRow name={UPLOAD_RESULT.shaName} action={<CopyButton label={UPLOAD_RESULT.copyShaLabel} text={received.sha256} />}><span className={hash}>{received.sha256}</span></ResultRow>
        </dl>
        {remove.isError && <Alert tone="bad">{messageOf(remove.error, UPLOAD_RESULT.deleteFailed)}</Alert>}
        {isKept ? (
          <div className={wrap({ gap: '3', alignItems: 'center' })}>
            <Button variant="danger" icon={<Trash2 size={16} aria-hidden />} busy={remove.isPending} onClick={() => remove.mutate(newActionKey())}>{UPLOAD_RESULT.button}</Button>
            <p className={metaText()}>{UPLOAD_RESULT.privacyNote}</p>
          </div>
        ) : (
          <p className={mutedText()}>
            {remove.isSuccess ? UPLOAD_RESULT.deletedText : UPLOAD_RESULT.notStoredText}
          </p>
        )}
      </div>
    </Card>
  );
}

const mono = longWords({ fontFamily: 'mono', fontSize: '13', color: 'fg.subtle' });
const hash = monoText({ color: 'fg.subtle', overflowWrap: 'anywhere' });
