import type { FunctionComponent } from 'react';
import { lazyPart } from '#lib/lazy-part.ts';
import type { ColorInputProps } from '#ui/color-input.tsx';
import type { MultiSelectProps } from '#ui/combobox.tsx';
import type { DateInputProps } from '#ui/date-input.tsx';
import type { SelectProps } from '#ui/select.tsx';
import type { SliderProps } from '#ui/slider.tsx';
import type { TagsInputProps } from '#ui/tags-input.tsx';
import type { UploadFieldProps } from './upload-field.tsx';

// Form controls that need a large library, so a prompt's page loads only those that its form uses. The types are written out because a lazy component loses its
// type parameters.

export const ColorInput = lazyPart<{ ColorInput: FunctionComponent<ColorInputProps> }, 'ColorInput'>(() => import('#ui/color-input.tsx'), 'ColorInput');
export const DateInput = lazyPart<{ DateInput: FunctionComponent<DateInputProps> }, 'DateInput'>(() => import('#ui/date-input.tsx'), 'DateInput');
export const MultiSelect = lazyPart<{ MultiSelect: FunctionComponent<MultiSelectProps<string>> }, 'MultiSelect'>(() => import('#ui/combobox.tsx'), 'MultiSelect');
export const Select = lazyPart<{ Select: FunctionComponent<SelectProps<string>> }, 'Select'>(() => import('#ui/select.tsx'), 'Select');
export const Slider = lazyPart<{ Slider: FunctionComponent<SliderProps> }, 'Slider'>(() => import('#ui/slider.tsx'), 'Slider');
export const TagsInput = lazyPart<{ TagsInput: FunctionComponent<TagsInputProps> }, 'TagsInput'>(() => import('#ui/tags-input.tsx'), 'TagsInput');
export const UploadField = lazyPart<{ UploadField: FunctionComponent<UploadFieldProps> }, 'UploadField'>(() => import('./upload-field.tsx'), 'UploadField');
