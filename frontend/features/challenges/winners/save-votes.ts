import { listVoteRecords } from '#contracts/challenge-votes.ts';
import { call } from '#lib/call.ts';

const PAGE = 60;

/**
 * Downloads every vote of a challenge without its voter as a CSV file, fetched page by page.
 * @throws the error of a page
 */
export async function saveVotes(challengeId: string, slug: string): Promise<void> {
  const lines = ['left,right,choice,counted,weight'];
  let cursor: string | undefined;
  do {
    const page = await call(listVoteRecords, { params: { id: challengeId }, query: { limit: PAGE, cursor } });
    lines.push(...page.items.map(({ left, right, choice, counted, weight }) => [left, right, choice, counted, weight ?? ''].join(',')));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  const url = URL.createObjectURL(new Blob([`${lines.join('\n')}\n`], { type: 'text/csv' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: `${slug}-votes.csv` });
  link.click();
  URL.revokeObjectURL(url);
}
