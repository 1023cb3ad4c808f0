import { Suspense, useState } from 'react';
import { Check, Plus, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import { linkRoom, longWords, multilineText, stack, wrap } from '#styled/patterns';
import type { Collection, CollectionItem } from '#contracts/collections.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { useAuth } from '#lib/session.ts';
import { shortNumber } from '#lib/short-number.ts';
import { Faces } from '#shared/collections/faces.tsx';
import { Mosaic } from '#shared/collections/mosaic.tsx';
import { COLLECTION_TILE, VISIBILITY_WORDS } from '#shared/collections/collections.words.ts';
import { VisibilityIcon } from '#shared/collections/visibility-icon.tsx';
import { ShareButton } from '#shared/sharing/share-button.tsx';
import { useSignedInAction } from '#shared/sign-in/use-signed-in-action.ts';
import { Alert } from '#ui/alert.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { useFollowCollection } from '../collections.mutations.ts';
import { COLLECTION_HEADER, KIND_WORDS } from '../collections.words.ts';
import { CollectionMenu } from './collection-menu.tsx';
import { RunAllButton } from './run-all-button.tsx';

const ContributorsDialog = lazyPart(() => import('../people/contributors-dialog.tsx'), 'ContributorsDialog');

interface CollectionHeaderProps {
  collection: Collection;
  /** The loaded works of the collection, from which the price of running all prompts without a royalty is computed. */
  items: readonly CollectionItem[];
  /** True when all works of the collection are loaded. */
  complete: boolean;
}

/** The head of a collection's page: name, owner and buttons. */
export function CollectionHeader({ collection, items, complete }: CollectionHeaderProps) {
  const { user } = useAuth();
  const [people, setPeople] = useState(false);
  const { name, description, visibility, kind, owner, viewer, itemCount, followerCount, contributors, contributorCount, slug } = collection;
  const manages = viewer.own || viewer.permission === 'manage';
  return (
    <>
      {user && <Breadcrumbs crumbs={[{ label: COLLECTION_HEADER.crumb, to: '/mycollections' }, { label: name }]} />}
      {collection.removed && <div className={css({ marginBlockStart: '4' })}><Alert tone="bad" title={COLLECTION_HEADER.removedTitle} action={<LinkButton size="sm" to="/decisions">{COLLECTION_HEADER.decisionsLink}</LinkButton>}>{COLLECTION_HEADER.removedText}</Alert></div>}
      <header className={panel}>
        <div className={copy}>
          <ul className={wrap({ gap: '2' })}>
            <li><Chip icon={<VisibilityIcon visibility={visibility} silent />}>{VISIBILITY_WORDS[visibility]}</Chip></li>
            <li><Chip>{KIND_WORDS[kind]}</Chip></li>
          </ul>
          <h1 className={longWords({ textStyle: 'h1' })}>{name}</h1>
          {description !== '' && <p className={multilineText({ color: 'fg.muted', maxWidth: 'narrow', textWrap: '[pretty]' })}>{description}</p>}
          <div className={facts}>
            <Faces people={owner ? [owner, ...contributors] : contributors} size={28} />
            <OwnerLine collection={collection} others={contributorCount} />
            <span>{COLLECTION_TILE.items(itemCount)}</span>
            {followerCount > 0 && <span>{COLLECTION_TILE.followers(shortNumber(followerCount), followerCount)}</span>}
          </div>
          <div className={wrap({ gap: '2', marginBlockStart: '2' })}>
            <RunAllButton collection={collection} items={items} complete={complete} />
            {!viewer.own && <FollowButton collection={collection} />}
            {visibility !== 'private' && !collection.removed && <ShareButton name={name} path={`/collection/${slug}`} />}
            {manages && !collection.isSaved && <Button icon={<Users aria-hidden />} onClick={() => setPeople(true)}>{COLLECTION_HEADER.contributorsButton}</Button>}
            <CollectionMenu collection={collection} />
          </div>
        </div>
        <Mosaic look="header" covers={collection} name={name} className={mosaic} />
      </header>
      {people && <Suspense fallback={null}><ContributorsDialog collection={collection} onClose={() => setPeople(false)} /></Suspense>}
    </>
  );
}

function OwnerLine({ collection: { owner, viewer }, others }: { collection: Collection; others: number }) {
  if (!owner) return null;
  const words = COLLECTION_HEADER.people(viewer.own, owner.displayName, others);
  return viewer.own ? <span>{words}</span> : <Link to={`/profile/${owner.username}`} className={linkRoom({ color: 'fg', fontWeight: 'semibold', textDecoration: 'none', _hover: { textDecoration: 'underline' } })}>{words}</Link>;
}

function FollowButton({ collection }: { collection: Collection }) {
  const follow = useFollowCollection(collection);
  const signedIn = useSignedInAction();
  const on = follow.isPending ? follow.variables : collection.viewer.following;
  return (
    <Button aria-pressed={on} variant={on ? 'plain' : 'primary'} icon={on ? <Check aria-hidden /> : <Plus aria-hidden />} onClick={() => signedIn(() => follow.mutate(!on))}>
      {on ? COLLECTION_HEADER.followingButton : COLLECTION_HEADER.followButton}
    </Button>
  );
}

const panel = css({ layerStyle: 'panel', overflow: 'hidden', display: 'grid', marginBlockStart: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px', xl: 'minmax(0, 1fr) 500px' } });
const copy = stack({ gap: '2.5', alignContent: 'center', padding: { base: '4', md: '8' }, minWidth: '0' });
const facts = wrap({ columnGap: '3', rowGap: '1', alignItems: 'center', textStyle: 'small', color: 'fg.muted', tabular: true });
const mosaic = css({ minHeight: { base: '[180px]', md: '[220px]', lg: '[300px]' }, lgDown: { order: '-1' } });
