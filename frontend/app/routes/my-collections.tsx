import { useState } from 'react';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { css } from '#styled/css';
import { container, mutedText, wrap } from '#styled/patterns';
import { CollectionForm } from '#features/collections/form/collection-form.tsx';
import { MyCollections } from '#features/collections/list/my-collections.tsx';
import { say } from '#lib/plain-words.ts';
import { Button } from '#ui/button.tsx';
import { useDocumentTitle } from '../document-title.ts';
import { MY_COLLECTIONS } from './collection.words.ts';

/** The page with the signed-in user's own, shared and followed collections. */
export function MyCollectionsPage() {
  useDocumentTitle(MY_COLLECTIONS.pageTitle);
  const navigate = useNavigate();
  const [making, setMaking] = useState(false);
  return (
    <div className={container({ paddingBlock: { base: '5', md: '8' } })}>
      <div className={wrap({ gap: '4', alignItems: { base: 'center', md: 'end' }, justifyContent: 'space-between', marginBlockEnd: { base: '4', md: '5' } })}>
        <div>
          <h1 className={css({ textStyle: 'h1' })}>{MY_COLLECTIONS.pageTitle}</h1>
          <p className={mutedText({ hideBelow: 'md', marginBlockStart: '1' })}>{say(...MY_COLLECTIONS.intro)}</p>
        </div>
        <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setMaking(true)}><span className={css({ mdDown: { srOnly: true } })}>{MY_COLLECTIONS.newButton}</span><span aria-hidden="true" className={css({ hideFrom: 'md' })}>{MY_COLLECTIONS.newBriefButton}</span></Button>
      </div>
      <MyCollections onNew={() => setMaking(true)} />
      {making && <CollectionForm collection={null} onClose={() => setMaking(false)} onSaved={({ slug }) => void navigate(`/collection/${slug}`)} />}
    </div>
  );
}
