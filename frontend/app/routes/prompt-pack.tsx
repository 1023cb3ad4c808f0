import { useParams } from 'react-router-dom';
import { packPreview, packView } from '#contracts/pack-address.ts';
import { useDocumentTitle } from '../document-title.ts';
import { MovedTo } from './moved-to.tsx';
import { PackView } from './packs/pack-view.tsx';
import { usePack } from './packs/use-pack.tsx';

/**
 * The page on which a reader uses a pack that they own, as lessons. Other readers are redirected to the pack's preview
 * (docs/rules/pages.md#pack-addresses).
 */
export function PromptPackPage() {
  const { pack: id = '', slug } = useParams();
  const found = usePack(id);
  useDocumentTitle(found.pack?.title);
  if (found.pack === null) return found.instead;
  const { pack } = found;
  if (!pack.mayOpen) return <MovedTo path={packPreview(pack)} />;
  if (pack.id !== id || pack.slug !== slug) return <MovedTo path={packView(pack)} />;
  return <PackView key={pack.id} pack={pack} />;
}
