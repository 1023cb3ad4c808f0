import { css } from '#styled/css';
import { column, longWords } from '#styled/patterns';
import type { PromptImport } from '#contracts/prompt-import.ts';
import { TextLink } from '#ui/text-link.tsx';
import { RowList } from '../review/row-list.tsx';
import { IMPORT_RESULT } from '../prompt-import.words.ts';

interface ImportResultProps {
  report: PromptImport;
  /** Called when the user presses a link that leads away from the import dialog. */
  onLeave(): void;
}

/** Last step of the import of prompts: links to the created drafts. */
export function ImportResult({ report, onLeave }: ImportResultProps) {
  const { imported, ready, refused } = report.rows;
  const rest = [ready > 0 ? IMPORT_RESULT.leftOutCount(ready) : null, refused > 0 ? IMPORT_RESULT.refusedCount(refused) : null].filter(Boolean).join(', ');
  return (
    <div className={column({ gap: '4' })}>
      <p className={css({ color: 'fg.muted' })} role="status">
        {IMPORT_RESULT.yoursOnlyText(imported, rest && ` ${rest}.`)}
      </p>
      <RowList importId={report.id} state="imported" label={IMPORT_RESULT.label} empty={IMPORT_RESULT.empty}>
        {(row) => (
          <li key={row.id} className={item}>
            {row.promptId ? <TextLink to={`/edit/prompt/${row.promptId}`} onClick={onLeave}>{row.title || `Prompt ${row.row}`}</TextLink> : row.title}
          </li>
        )}
      </RowList>
    </div>
  );
}

const item = longWords({ padding: '3', textStyle: 'small', '& + &': { borderTop: 'soft' } });
