import { css } from '#styled/css';
import { mutedText, stack } from '#styled/patterns';

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
    <form noValidate onSubmit={onSubmit} onChange={onChange} className={stack({ gap: '4', justifyItems: 'stretch' })}>
      <div className={stack({ textAlign: 'center', gap: '1', marginBlockEnd: '1' })}>
        <h2 className={css({ textStyle: 'h2' })}>{title}</h2>
        <p className={mutedText()}>{subtitle}</p>
      </div>
      {children}
    </form>
  );
}
