import { X } from 'lucide-react';
import { cx } from '#styled/css';
import { centered } from '#styled/patterns';
import { chip, type ChipVariantProps } from '#styled/recipes';
import type { ComponentProps, ReactNode } from 'react';

export interface ChipProps extends ComponentProps<'span'>, ChipVariantProps {
  icon?: ReactNode;
}

const remove = centered({ width: '6', height: '6', borderRadius: 'full', color: 'fg.subtle', _hover: { color: 'fg', backgroundColor: 'hover' } });

/** A small pill with a tag, a price or a fact. */
export const Chip = ({ tone, icon, className, children, ...rest }: ChipProps) => <span data-price={tone === 'price' || tone === 'free' ? '' : undefined} {...rest} className={cx(chip({ tone }), className)}>{icon}{children}</span>;

export interface FilterChipProps {
  children: string;
  onRemove: () => void;
}

/** A pill with a chosen filter and a button that removes the filter. */
export function FilterChip({ children, onRemove }: FilterChipProps) {
  return (
    <span className={chip({ tone: 'active' })}>
      {children}
      <button type="button" aria-label={`Remove ${children}`} onClick={onRemove} className={remove}>
        <X size={14} />
      </button>
    </span>
  );
}
