import { useQuery } from '@tanstack/react-query';
import { wrap } from '#styled/patterns';
import { Badge } from '#ui/badge.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { draftQuery } from './versions.queries.ts';
import { DRAFT_ROW } from '../prompt-versions.words.ts';

/** Row of the author's draft in the list of versions, above the published ones. */
export function DraftRow({ promptId }: { promptId: string }) {
  const draft = useQuery(draftQuery(promptId)).data;
  const same = draft?.changed === false;
  return (
    <li className={row}>
      <p className={wrap({ flex: '[1 1 220px]', alignItems: 'center', gap: '2', color: 'fg.muted' })}><Badge tone="warn">{DRAFT_ROW.badge}</Badge>{same ? DRAFT_ROW.sameText : DRAFT_ROW.privateText}</p>
      <span className={wrap({ gap: '2' })}>
        <LinkButton size="sm" to={`/edit/prompt/${promptId}`}>{DRAFT_ROW.editButton}</LinkButton>
        {!same && <LinkButton size="sm" to={`/edit/prompt/${promptId}?step=publish`}>{DRAFT_ROW.publishButton}</LinkButton>}
      </span>
    </li>
  );
}

const row = wrap({ alignItems: 'center', gap: '4', padding: '4', borderBottom: 'soft' });
