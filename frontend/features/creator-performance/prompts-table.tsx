import { css, cx } from '#styled/css';
import { tableContainer } from '#styled/patterns';
import { dataTable } from '#styled/recipes';
import type { Performance } from '#contracts/selling.ts';
import { TextLink } from '#ui/text-link.tsx';
import { conversionWords, rateWords } from './performance-words.ts';
import { PROMPTS_TABLE } from './creator-performance.words.ts';

interface PromptsTableProps {
  prompts: Performance['prompts'];
  /** Returns the address of the performance page for one prompt. */
  only(promptId: string): string;
}

/** The table with figures of each of the creator's prompts. It is wide, so it scrolls inside its box. */
export function PromptsTable({ prompts, only }: PromptsTableProps) {
  return (
    <div role="region" tabIndex={0} aria-label={PROMPTS_TABLE.label} className={tableContainer()}>
      <table className={table}>
        <thead><tr>{PROMPTS_TABLE.columns.map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
        <tbody>
          {prompts.map((prompt) => (
            <tr key={prompt.id}>
              <th scope="row"><TextLink to={only(prompt.id)}>{prompt.title}</TextLink></th>
              {[prompt.net, prompt.views, prompt.runs, prompt.runners, prompt.unlocks].map((value, index) => <td key={index}>{value.toLocaleString('en-US')}</td>)}
              <td>{conversionWords(prompt.unlocks, prompt.views)}</td>
              <td>{rateWords(prompt.works)}</td>
              <td>{rateWords(prompt.liked)}</td>
              {[prompt.likes, prompt.reviews, prompt.refunds, prompt.gross, prompt.royalties].map((value, index) => <td key={index}>{value.toLocaleString('en-US')}</td>)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const table = cx(dataTable(), css({
  tabular: true,
  '& th, & td': { textAlign: 'end', paddingInline: '3', paddingBlock: '2.5', whiteSpace: 'nowrap' },
  '& th:first-child': { textAlign: 'start', whiteSpace: 'normal', minWidth: '[180px]', overflowWrap: 'anywhere' },
  '& thead th': { fontWeight: 'semibold' }, '& tbody th': { fontWeight: 'heavy' }, '& tbody tr:last-child > *': { borderBottom: 'none' },
}));
