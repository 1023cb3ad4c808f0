import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { breadcrumbs } from '#styled/recipes';

export interface Crumb {
  label: string;
  /** Address of the crumb's page; left out for the current page, which is no link. */
  to?: string;
}

/** Links to the pages above the current one; the last crumb names the current page. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const styles = breadcrumbs();
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        {crumbs.map((crumb, index) => (
          <li key={`${index}-${crumb.label}`} className={styles.item}>
            {index > 0 && <ChevronRight size={12} aria-hidden="true" />}
            {crumb.to ? <Link to={crumb.to} className={styles.link}>{crumb.label}</Link> : <span aria-current="page" className={styles.link}>{crumb.label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
