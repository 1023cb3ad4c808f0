import { css } from '#styled/css';
import { centered, stack } from '#styled/patterns';
import { useAuth } from '#lib/session.ts';
import { ADMIN_NAVIGATION, NAVIGATION } from '../paths.ts';
import type { NavigationEntry } from '../paths.ts';
import { NavigationLink } from './navigation-link.tsx';

/** The column of navigation icons on wide screens. Their labels appear at once on hover and focus (docs/rules/pages.md#layout). */
export function Rail() {
  const isAdmin = useAuth().status === 'admin';
  return (
    <nav aria-label="Main" className={rail}>
      <ul className={list}>
        {NAVIGATION.map((entry) => <Entry key={entry.to} entry={entry} />)}
        {isAdmin && <li aria-hidden className={css({ width: '6', borderBottom: 'soft', marginBlock: '2' })} />}
        {isAdmin && ADMIN_NAVIGATION.map((entry) => <Entry key={entry.to} entry={entry} />)}
      </ul>
    </nav>
  );
}

function Entry({ entry }: { entry: NavigationEntry }) {
  const Icon = entry.icon;
  return (
    <li>
      <NavigationLink entry={entry} className={link}>
        <Icon aria-hidden />
        <span className={label}>{entry.label}</span>
      </NavigationLink>
    </li>
  );
}

const rail = css({
  position: 'fixed', insetBlockStart: 'header', insetBlockEnd: '0', insetInlineStart: '0', width: 'rail', zIndex: 'rail',
  hideBelow: 'md', backgroundColor: 'bg', borderInlineEnd: 'soft', paddingBlockStart: '4',
});
const list = stack({ justifyItems: 'center', gap: '2' });
const link = centered({
  position: 'relative', width: '11', height: '11', borderRadius: 'md', color: 'fg.subtle',
  transitionProperty: 'background-color, color', transitionDuration: 'fast', _hover: { backgroundColor: 'hover', color: 'fg' },
  '& svg': { width: '5', height: '5' },
  '&[aria-current=page]': {
    backgroundColor: 'raised', color: 'fg',
    _before: { content: '""', position: 'absolute', insetInlineStart: '[-10px]', height: '5', width: '[3px]', borderRadius: 'full', backgroundColor: 'brand.strong' },
  },
  '&:is(:hover, :focus-visible) > span': { opacity: '1' },
});
// The label of a navigation icon is faded out and not `visibility: hidden`, because it is also the link's name for screen readers.
const label = css({
  position: 'absolute', insetInlineStart: '[calc(100% + 8px)]', zIndex: 'tooltip', paddingInline: '2.5', paddingBlock: '1.5', borderRadius: 'sm',
  layerStyle: 'overlay', color: 'fg', fontSize: '13', fontWeight: 'semibold', whiteSpace: 'nowrap', pointerEvents: 'none', opacity: '0',
});
