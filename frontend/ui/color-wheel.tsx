import { ColorPicker as Ark, parseColor } from '@ark-ui/react/color-picker';
import { Portal } from '@ark-ui/react/portal';
import type { ColorInputProps } from '#ui/color-input.tsx';
import { useField } from '#ui/field-context.ts';
import { colorPicker, inputBox } from '#styled/recipes';
import { COLOR_WHEEL } from './ui.words.ts';

/** The late-loading part of the colour field: a box for hex digits with a colour area below. */
export function ColorWheel({ value, onValueChange, presets = [], label, name, disabled, className, autoFocus }: Omit<ColorInputProps, 'clearable'> & { autoFocus: boolean }) {
  const field = useField();
  const box = inputBox();
  const styles = colorPicker();
  return (
    <Ark.Root
      value={parseColor(value)} onValueChange={(details) => onValueChange(details.value.toString('hex'))} format="hsba" name={name} disabled={disabled ?? field?.disabled} invalid={field?.invalid} required={field?.required}
      positioning={{ placement: 'bottom-start', gutter: 4 }} lazyMount unmountOnExit className={className}
    >
      <Ark.Control className={box.root}>
        <Ark.Trigger className={styles.swatch} aria-label={COLOR_WHEEL.label}><Ark.ValueSwatch /></Ark.Trigger>
        <Ark.ChannelInput channel="hex" autoFocus={autoFocus} id={field?.id} className={box.input} aria-label={label ?? (field ? undefined : 'Colour')} aria-labelledby={field && label === undefined ? field.labelId : undefined} aria-describedby={field?.describedBy} />
      </Ark.Control>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={styles.content} data-on="overlay">
            <Ark.Area className={styles.area}><Ark.AreaBackground className={styles.areaBackground} /><Ark.AreaThumb className={styles.thumb} /></Ark.Area>
            <Ark.ChannelSlider channel="hue" className={styles.channel}><Ark.ChannelSliderTrack className={styles.track} /><Ark.ChannelSliderThumb className={styles.thumb} /></Ark.ChannelSlider>
            {presets.length > 0 ? (
              <Ark.SwatchGroup className={styles.presets}>
                {presets.map((preset) => <Ark.SwatchTrigger key={preset} value={preset} className={styles.preset} aria-label={preset}><Ark.Swatch value={preset} /></Ark.SwatchTrigger>)}
              </Ark.SwatchGroup>
            ) : null}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
      <Ark.HiddenInput aria-hidden="true" aria-label={label ?? 'Colour'} />
    </Ark.Root>
  );
}
