import { Check, Minus } from 'lucide-react';
import { css } from '#styled/css';
import type { ResponseOf } from '#contracts/endpoint.ts';
import type { getRoles } from '#contracts/admin-users.ts';
import { ROLES } from '#lib/role-names.ts';

type Permission = ResponseOf<typeof getRoles>['permissions'][number];

/** Who may what, straight from the table that the server enforces. */
export function PermissionMatrix({ permissions }: { permissions: readonly Permission[] }) {
  const areas = [...new Set(permissions.map(({ area }) => area))];
  return (
    // Wider than a phone: it scrolls in its own box, by keyboard too.
    <div role="region" aria-label="Permission matrix" tabIndex={0} className={css({ position: 'relative', overflow: 'auto', maxHeight: '[70vh]' })}>
      <table className={table}>
        <thead>
          <tr><th scope="col">May</th>{ROLES.map(({ role, name }) => <th key={role} scope="col">{name}</th>)}</tr>
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
    </div>
  );
}

const Mark = ({ yes }: { yes: boolean }) => (
  <>
    {yes ? <Check size={16} aria-hidden className={css({ color: 'good', marginInline: 'auto' })} /> : <Minus size={16} aria-hidden className={css({ color: 'fg.subtle', marginInline: 'auto' })} />}
    <span className={css({ srOnly: true })}>{yes ? 'yes' : 'no'}</span>
  </>
);

const table = css({
  width: 'full', borderCollapse: 'collapse', textStyle: 'small',
  '& th, & td': { paddingBlock: '2', paddingInline: '3', textAlign: 'center', borderBottom: 'soft' },
  '& th:first-child': { textAlign: 'start', fontWeight: '[400]', minWidth: '[170px]' },
  '& thead th': { position: 'sticky', insetBlockStart: '0', backgroundColor: 'surface', color: 'fg.subtle', fontWeight: 'medium' },
  '& th[data-area]': { textStyle: 'meta', color: 'fg.subtle', paddingBlockStart: '4' },
});
