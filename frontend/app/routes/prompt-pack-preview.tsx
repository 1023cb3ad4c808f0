import { useParams } from 'react-router-dom';
import { packPreview } from '#contracts/pack-address.ts';
import { useDocumentTitle } from '../document-title.ts';
import { MovedTo } from './moved-to.tsx';
import { PreviewView } from './packs/preview-view.tsx';
import { usePack } from './packs/use-pack.tsx';

/** The page of a pack before it is bought: its contents, and the reader's price with its reason. */
export function PromptPackPreviewPage() {
  const { pack: id = '', slug } = useParams();
  const found = usePack(id);
  useDocumentTitle(found.pack?.title);
  if (found.pack === null) return found.instead;
  // Former slugs and ids of a pack redirect to its current address, so that people share only one address.
  if (found.pack.id !== id || found.pack.slug !== slug) return <MovedTo path={packPreview(found.pack)} />;
  return <PreviewView key={found.pack.id} pack={found.pack} />;
}
