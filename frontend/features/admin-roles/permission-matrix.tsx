import { Check, Minus } from 'lucide-react';
import { css, cx } from '#styled/css';
import { visuallyHidden } from '#styled/patterns';
import { dataTable } from '#styled/recipes';
import type { ResponseOf } from '#contracts/endpoint.ts';
import type { getRoles } from '#contracts/admin-users.ts';
import { ROLES } from '#shared/staff/role-names.ts';
import { ScrollBox } from '#ui/scroll-box.tsx';
import { PERMISSION_MATRIX } from './admin-roles.words.ts';

type Permission = ResponseOf<typeof getRoles>['permissions'][number];

/** The table of which role may do what, from the permissions that the server enforces. */
export function PermissionMatrix({ permissions }: { permissions: readonly Permission[] }) {
  const areas = [...new Set(permissions.map(({ area }) => area))];
  return (
    <ScrollBox label={PERMISSION_MATRIX.label} className={css({ maxHeight: '[80dvh]' })}>
      <table className={table}>
        <thead>
          <tr><th scope="col">{PERMISSION_MATRIX.permissionColumn}</th>{ROLES.map(({ role, name }) => <th key={role} scope="col">{name}</th>)}</tr>
        </thead>
        {areas.map((area) => (
          <tbody key={area}>
            <tr><th colSpan={ROLES.length + 1} scope="rowgroup" data-area="">{area}</th></tr>
            {permissions.filter((permission) => permission.area === area).map((permission) => (
              <tr key={permission.name}>
                <th scope="row">{permission.label}</th>
                {ROLES.map(({ role }) => <td key={role}><Mark yes={permission.roles.includes(role)} /></td>)}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </ScrollBox>
  );
}

const Mark = ({ yes }: { yes: boolean }) => (
  <>
    {yes ? <Check size={16} aria-hidden className={css({ color: 'good', marginInline: 'auto' })} /> : <Minus size={16} aria-hidden className={css({ color: 'fg.subtle', marginInline: 'auto' })} />}
    <span className={visuallyHidden()}>{yes ? 'yes' : 'no'}</span>
  </>
);

const table = cx(dataTable(), css({
  borderCollapse: 'separate', borderSpacing: '0',
  '& th, & td': { paddingBlock: '2', paddingInline: '3', textAlign: 'center' },
  // The first column of the permission table stays in place while the table scrolls sideways.
  '& th:first-child': { textAlign: 'start', fontWeight: '[400]', minWidth: { base: '[132px]', md: '[170px]' }, position: 'sticky', insetInlineStart: '0', backgroundColor: 'surface', zIndex: 'raised' },
  '& thead th': { position: 'sticky', insetBlockStart: '0', backgroundColor: 'surface' },
  '& thead th:first-child': { zIndex: '[2]' },
  '& th[data-area]': { textStyle: 'meta', color: 'fg.subtle', paddingBlockStart: '4' },
}));
