import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { css } from '#styled/css';
import { wrap } from '#styled/patterns';
import type { PackDetail } from '#contracts/packs.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { packView } from '#contracts/pack-address.ts';
import { packDraftQuery } from '../pack-draft.queries.ts';
import { OWNER_BAR } from '../packs-preview.words.ts';

/** Bar with the maker's tools and figures on the page of their own pack. */
export function OwnerBar({ pack }: { pack: PackDetail }) {
  const figures = useQuery(packDraftQuery(pack.id)).data?.figures;
  return (
    <aside aria-label={OWNER_BAR.label} className={bar}>
      <p className={css({ flex: '[1 1 200px]', tabular: true })}><strong>{pack.official ? OWNER_BAR.officialTitle : OWNER_BAR.title}</strong> {figures && <span className={css({ color: 'fg.muted' })}>{OWNER_BAR.text(figures.sales, figures.gifts, figures.refunds, figures.gross)}</span>}</p>
      <LinkButton size="sm" to={`/edit/pack/${pack.id}`} icon={<Pencil aria-hidden />}>{OWNER_BAR.editButton}</LinkButton>
      <LinkButton size="sm" to={packView(pack)}>{OWNER_BAR.viewButton}</LinkButton>
    </aside>
  );
}

const bar = wrap({ alignItems: 'center', gap: '2.5', paddingBlock: '3', paddingInline: '4', borderRadius: 'md', backgroundColor: 'brand.soft', textStyle: 'small' });
