import { Navigate, useParams } from 'react-router-dom';
import { packPreview } from '#shared/packs/pack-address.ts';
import { useDocumentTitle } from '../document-title.ts';
import { PreviewView } from './packs/preview-view.tsx';
import { usePack } from './packs/use-pack.tsx';

/** A pack before it is bought: what is inside, what it costs the reader, and why. */
export function PromptPackPreviewPage() {
  const { pack: id = '', slug } = useParams();
  const found = usePack(id);
  useDocumentTitle(found.pack?.title);
  if (found.pack === null) return found.instead;
  // Slugs, former ones and bare ids lead to the one address that is shared.
  if (found.pack.id !== id || found.pack.slug !== slug) return <Navigate to={`${packPreview(found.pack)}${window.location.search}`} replace />;
  return <PreviewView key={found.pack.id} pack={found.pack} />;
}
