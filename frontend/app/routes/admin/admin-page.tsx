import { css } from '#styled/css';
import { column, mutedText, wrap } from '#styled/patterns';
import { Card } from '#ui/card.tsx';
import { useDocumentTitle } from '../../document-title.ts';

interface AdminPageProps {
  title: string;
  intro: React.ReactNode;
  /** Controls for the whole administration page, beside its heading. */
  actions?: React.ReactNode;
  children: React.ReactNode;
}

/** The frame of one administration page: its heading, and sections below each other. */
export function AdminPage({ title, intro, actions, children }: AdminPageProps) {
  useDocumentTitle(title);
  return (
    <div className={column({ gap: '5' })}>
      <header className={wrap({ gap: '4', alignItems: 'flex-end', justifyContent: 'space-between' })}>
        <div className={css({ minWidth: '0' })}>
          <h1 className={css({ textStyle: 'h1' })}>{title}</h1>
          <p className={css({ color: 'fg.muted' })}>{intro}</p>
        </div>
        {actions}
      </header>
      {children}
    </div>
  );
}

/** One section of an administration page, with its title. */
export function AdminSection({ title, intro, children }: { title: string; intro?: string; children: React.ReactNode }) {
  return (
    <Card as="section" pad="lg" radius="lg" aria-label={title}>
      <h2 className={css({ textStyle: 'h3' })}>{title}</h2>
      {intro && <p className={mutedText()}>{intro}</p>}
      <div className={css({ marginBlockStart: '4' })}>{children}</div>
    </Card>
  );
}
