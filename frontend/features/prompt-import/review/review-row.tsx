import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { counted } from '#contracts/plural.ts';
import { css } from '#styled/css';
import { flexFill, hstack, longWords, metaText, mutedText, stack } from '#styled/patterns';
import type { ImportRow } from '#contracts/prompt-import.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TypeIcon } from '#ui/type-chip.tsx';
import { importRowQuery } from '../prompt-import.queries.ts';
import { PromptPreview } from './prompt-preview.tsx';
import { REVIEW_ROW } from '../prompt-import.words.ts';

interface ReadyRowProps {
  importId: string;
  row: ImportRow;
  chosen: boolean;
  onChoose(chosen: boolean): void;
}

/** Row of an imported file for a prompt that can become a draft: a checkbox, and a preview on request. */
export function ReadyRow({ importId, row, chosen, onChoose }: ReadyRowProps) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  const changed = row.notes.length > 0 ? ` · ${counted(row.notes.length, 'change')}` : '';
  return (
    <li className={item} data-type={row.contentType ?? undefined}>
      <div className={line}>
        <Checkbox hideLabel checked={chosen} onCheckedChange={onChoose}>{`Import ${row.title || `prompt ${row.row}`}`}</Checkbox>
        <span className={stack({ color: 'kind' })}>{row.contentType && <TypeIcon type={row.contentType} />}</span>
        <span className={flexFill({ display: 'grid' })}>
          <span className={css({ textStyle: 'small', fontWeight: 'semibold', truncate: true })}>{row.title || `Prompt ${row.row}`}</span>
          <span className={metaText()}>{row.fields === 0 ? REVIEW_ROW.noFieldsText : counted(row.fields, 'field')}{changed}</span>
        </span>
        <IconButton size="sm" label={`${open ? 'Hide' : 'Show'} ${row.title || `prompt ${row.row}`}`} aria-expanded={open} aria-controls={open ? panel : undefined} onClick={() => setOpen(!open)}>
          <ChevronDown size={18} className={css({ transitionProperty: 'rotate', transitionDuration: 'fast', '[aria-expanded=true] &': { rotate: '[180deg]' } })} />
        </IconButton>
      </div>
      {open && <div id={panel} className={css({ paddingBlockStart: '3' })}><RowContent importId={importId} rowId={row.id} /></div>}
    </li>
  );
}

function RowContent({ importId, rowId }: { importId: string; rowId: string }) {
  const found = useQuery(importRowQuery(importId, rowId));
  if (found.isPending) return <div aria-busy="true"><Skeleton radius="md" className={css({ height: '[120px]' })} /></div>;
  if (found.isError) return <FetchProblem error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data.content) return <p className={mutedText()}>{REVIEW_ROW.alreadyImported}</p>;
  return <PromptPreview content={found.data.content} notes={found.data.row.notes} />;
}

/** Row of an imported file for a prompt that cannot become a draft, with the reason. */
export const RefusedRow = ({ row }: { row: ImportRow }) => (
  <li className={item}>
    <p className={longWords({ textStyle: 'small', fontWeight: 'semibold' })}><span className={css({ color: 'fg.subtle', fontWeight: 'normal', tabular: true })}>{row.row}. </span>{row.title || REVIEW_ROW.withoutTitleText}</p>
    <p className={mutedText({ overflowWrap: 'anywhere' })}>{row.reason}</p>
  </li>
);

const item = css({ padding: '3', '& + &': { borderTop: 'soft' } });
const line = hstack({ gap: '3' });
