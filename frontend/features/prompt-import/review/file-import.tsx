import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { counted } from '#contracts/plural.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { PromptImport } from '#contracts/prompt-import.ts';
import { messageWithRetry } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ImportWindow } from '../import-window.tsx';
import { useAccept, useDiscard } from '../prompt-import.mutations.ts';
import { importRowQuery, importRowsQuery } from '../prompt-import.queries.ts';
import { FileReview } from './file-review.tsx';
import { choiceBody, chosenCount, EVERYTHING } from './row-choice.ts';
import { FILE_IMPORT } from '../prompt-import.words.ts';
import { elementAt } from '#contracts/must.ts';

interface FileImportProps {
  report: PromptImport;
  onBack(): void;
  onClose(): void;
  onDone(report: PromptImport): void;
  /** Takes a single imported prompt in place of creating a draft; undefined where drafts are created. */
  onHand: ((content: DraftContent) => void) | undefined;
}

/** Step of the import that shows the report of a file. On confirmation the server creates either all chosen drafts or none. */
export function FileImport({ report, onBack, onClose, onDone, onHand }: FileImportProps) {
  const client = useQueryClient();
  const [choice, setChoice] = useState(EVERYTHING);
  const accept = useAccept(report.id);
  const discard = useDiscard();
  const [handing, setHanding] = useState<unknown>(false);
  const many = chosenCount(choice, report.rows.ready);
  const single = onHand !== undefined && report.rows.total === 1 && report.rows.ready === 1;
  const take = async (): Promise<void> => {
    setHanding(true);
    try {
      const { pages } = await client.fetchInfiniteQuery(importRowsQuery(report.id, 'ready'));
      const { content } = await client.fetchQuery(importRowQuery(report.id, elementAt(elementAt(pages, 0).items, 0).id));
      // Discards the report, which is not needed any more. If this fails, the server deletes the report after a week.
      discard.mutate(report.id);
      if (content) onHand?.(content);
    } catch (error) {
      setHanding(error);
    }
  };
  const make = (): void => {
    if (single) return void take();
    accept.mutate(choiceBody(choice), { onSuccess: ({ import: done }) => onDone(done) });
  };
  const problem = accept.error ?? (typeof handing === 'boolean' ? null : handing);
  return (
    <ImportWindow
      title={report.rows.ready > 0 ? FILE_IMPORT.checkThePromptsTitle : FILE_IMPORT.nothingCanImportedTitle} onClose={onClose} dismissible={!accept.isPending}
      description={report.rows.ready > 0 ? FILE_IMPORT.readyDescription : FILE_IMPORT.refusedDescription}
      footer={<>
        <Button onClick={onBack} disabled={accept.isPending}>{FILE_IMPORT.backButton}</Button>
        {report.rows.ready > 0 && (
          <Button variant="primary" disabled={many === 0} busy={accept.isPending || handing === true} busyLabel={FILE_IMPORT.busyLabel} onClick={make}>
            {single ? FILE_IMPORT.useThisPromptButton : `Make ${counted(many, 'draft')}`}
          </Button>
        )}
      </>}
    >
      {problem ? <Alert tone="bad" title={FILE_IMPORT.noDraftMadeTitle}>{messageWithRetry(problem, FILE_IMPORT.failed, FILE_IMPORT.retry)}</Alert> : null}
      <FileReview report={report} choice={choice} onChoice={setChoice} />
    </ImportWindow>
  );
}
