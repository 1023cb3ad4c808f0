import { Link, useNavigate } from 'react-router-dom';
import { css } from '#styled/css';
import { hstack } from '#styled/patterns';
import { useOpenTabInSight } from '#ui/use-open-tab-in-sight.ts';
import { sectionAddress } from './section-address.ts';
import { SECTIONS } from './settings-sections.ts';
import { useLeave } from './unsaved.tsx';
import { SETTINGS_NAV } from './account.words.ts';

/** Links to the sections of the settings: a column on wide pages, a row that scrolls sideways on narrow ones. */
export function SettingsNav({ current }: { current: string }) {
  const list = useOpenTabInSight<HTMLUListElement>(current);
  const leave = useLeave();
  const navigate = useNavigate();
  return (
    <nav aria-label={SETTINGS_NAV.label} className={frame}>
      <ul ref={list} className={strip}>
        {SECTIONS.map(({ id, label, icon: Icon }) => (
          <li key={id}>
            <Link
              to={sectionAddress(id)}
              aria-current={id === current ? 'page' : undefined}
              className={link}
              onClick={(event) => {
                if (id === current || event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                leave(() => void navigate(sectionAddress(id)));
              }}
            >
              <Icon size={18} aria-hidden />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const frame = css({ minWidth: '0', marginInline: { base: '[calc(var(--gutter) * -1)]', lg: '0' }, lg: { position: 'sticky', insetBlockStart: '[88px]' } });
const strip = css({
  position: 'relative', display: 'flex', flexDirection: { lg: 'column' }, gap: { base: '1', lg: '0.5' }, overflowX: { base: 'auto', lg: 'visible' }, scrollbarWidth: '[none]',
  paddingInline: { base: 'gutter', lg: '0' }, paddingBlock: { base: '1', lg: '0' },
});
const link = hstack({
  gap: '2.5', minHeight: '10', paddingInline: '3', borderRadius: 'md', color: 'fg.muted', textDecoration: 'none', textStyle: 'small', fontWeight: 'medium', whiteSpace: 'nowrap',
  transitionProperty: 'background-color, color', transitionDuration: 'fast',
  '& svg': { color: 'fg.subtle' },
  _hover: { backgroundColor: 'hover', color: 'fg' },
  '&[aria-current=page]': { backgroundColor: 'brand.soft', color: 'fg', fontWeight: 'semibold', '& svg': { color: 'brand' } },
});
