import { useState } from 'react';
import { counted } from '#contracts/plural.ts';
import { css } from '#styled/css';
import { column, flex, mutedText, wrap } from '#styled/patterns';
import type { PromptImport } from '#contracts/prompt-import.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { FORMAT_WORDS } from '../import-words.ts';
import { EVERYTHING, isChosen, NOTHING, withRow } from './row-choice.ts';
import type { RowChoice } from './row-choice.ts';
import { ReadyRow, RefusedRow } from './review-row.tsx';
import { RowList } from './row-list.tsx';
import { FILE_REVIEW } from '../prompt-import.words.ts';

interface FileReviewProps {
  report: PromptImport;
  choice: RowChoice;
  onChoice(choice: RowChoice): void;
}

/** Lists the prompts of an imported file: those that can become drafts with their fields, and the others with the reason. */
export function FileReview({ report, choice, onChoice }: FileReviewProps) {
  const { ready, refused } = report.rows;
  const [side, setSide] = useState<'ready' | 'refused'>(ready > 0 ? 'ready' : 'refused');
  return (
    <div className={column({ gap: '4' })}>
      <p className={mutedText({ overflowWrap: 'anywhere' })}>
        <strong className={css({ color: 'fg' })}>{report.fileName}</strong> · {FORMAT_WORDS[report.format]} · {counted(report.rows.total, 'prompt')}
      </p>
      <div className={wrap({ gap: '3', alignItems: 'center', justifyContent: 'space-between' })}>
        <SegmentedControl
          label={FILE_REVIEW.promptsSeeLabel} value={side} onValueChange={setSide}
          options={[{ value: 'ready', label: FILE_REVIEW.readyLabel(ready) }, { value: 'refused', label: FILE_REVIEW.leftOutLabel(refused) }]}
        />
        {side === 'ready' && ready > 1 && (
          <span className={flex({ gap: '3', textStyle: 'small' })}>
            <TextButton onClick={() => onChoice(EVERYTHING)}>{FILE_REVIEW.chooseAllButton}</TextButton>
            <TextButton onClick={() => onChoice(NOTHING)}>{FILE_REVIEW.chooseNoneButton}</TextButton>
          </span>
        )}
      </div>
      {side === 'ready' ? (
        <RowList key="ready" importId={report.id} state="ready" label={FILE_REVIEW.promptsReadyLabel} empty={FILE_REVIEW.readyEmpty}>
          {(row) => <ReadyRow key={row.id} importId={report.id} row={row} chosen={isChosen(choice, row.id)} onChoose={(wanted) => onChoice(withRow(choice, row.id, wanted))} />}
        </RowList>
      ) : (
        <RowList key="refused" importId={report.id} state="refused" label={FILE_REVIEW.refusedLabel} empty={FILE_REVIEW.refusedEmpty}>
          {(row) => <RefusedRow key={row.id} row={row} />}
        </RowList>
      )}
    </div>
  );
}
