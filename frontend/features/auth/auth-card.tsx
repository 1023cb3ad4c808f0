import { css } from '#styled/css';

interface AuthCardProps {
  title: string;
  subtitle: string;
  onSubmit(event: React.FormEvent): void;
  /** Something in the form was changed. */
  onChange?(): void;
  children: React.ReactNode;
}

/** One form of the sign-in dialog with its heading. */
export function AuthCard({ title, subtitle, onSubmit, onChange, children }: AuthCardProps) {
  return (
    <form noValidate onSubmit={onSubmit} onChange={onChange} className={css({ display: 'grid', gap: '4', justifyItems: 'stretch' })}>
      <div className={css({ textAlign: 'center', display: 'grid', gap: '1', marginBlockEnd: '1' })}>
        <h2 className={css({ textStyle: 'h2' })}>{title}</h2>
        <p className={css({ color: 'fg.muted', textStyle: 'small' })}>{subtitle}</p>
      </div>
      {children}
    </form>
  );
}
