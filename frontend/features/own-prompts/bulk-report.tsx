import { column, longWords, mutedText, stack } from '#styled/patterns';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { resultWords } from './in-parts.ts';
import type { BulkReport as Report } from './use-bulk.ts';
import { BULK_REPORT, DONE } from './own-prompts.words.ts';

const SHOWN = 100;

interface BulkReportProps {
  report: Report;
  /** Returns the element that gets focus when the report closes. */
  finalFocus(): HTMLElement | null;
  onClose(): void;
}

/** Lists what an action did with each selected own prompt. A prompt that was not changed links to its draft. */
export function BulkReport({ report: { wish, results, left, problem, leftToday }, finalFocus, onClose }: BulkReportProps) {
  const refused = results.filter(({ outcome }) => outcome === 'refused');
  return (
    <Dialog
      open size="md" finalFocus={finalFocus} onOpenChange={(open) => !open && onClose()} title={results.length === 0 ? BULK_REPORT.nothingWasChangedTitle : resultWords(results, DONE[wish.kind], left.length)}
      description={leftToday === null ? undefined : BULK_REPORT.description(leftToday)}
      footer={<Button variant="primary" onClick={onClose}>{BULK_REPORT.button}</Button>}
    >
      <div className={column({ gap: '3' })}>
        {problem !== null && <Alert tone="bad" title={BULK_REPORT.notReachedTitle(left.length)}>{BULK_REPORT.notReached(problem, left.length)}</Alert>}
        {refused.length > 0 && (
          <ul aria-label={BULK_REPORT.label} className={stack({ gap: '2.5' })}>
            {refused.slice(0, SHOWN).map(({ promptId, title, message, more }) => (
              <li key={promptId} className={longWords()}>
                <TextLink to={`/edit/prompt/${promptId}?step=publish`}>{title}</TextLink>
                {more.length === 0 ? <p className={mutedText()}>{message}</p> : <ul className={reasons}>{[...new Set([message, ...more])].map((reason) => <li key={reason}>{reason}</li>)}</ul>}
              </li>
            ))}
          </ul>
        )}
        {refused.length > SHOWN && <p className={mutedText()}>{BULK_REPORT.andMoreText(refused.length - SHOWN)}</p>}
      </div>
    </Dialog>
  );
}

const reasons = mutedText({ paddingInlineStart: '4', listStyle: 'disc' });
