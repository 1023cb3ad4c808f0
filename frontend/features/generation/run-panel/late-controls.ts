import { lazy } from 'react';
import type { ComponentType } from 'react';
import type { ColorInputProps } from '#ui/color-input.tsx';
import type { MultiSelectProps } from '#ui/combobox.tsx';
import type { DateInputProps } from '#ui/date-input.tsx';
import type { SelectProps } from '#ui/select.tsx';
import type { SliderProps } from '#ui/slider.tsx';
import type { TagsInputProps } from '#ui/tags-input.tsx';
import type { UploadFieldProps } from './upload-field.tsx';

// Controls that bring a library along: a prompt's page loads those that its own form uses. The types are spelled out
// because a lazy component loses its type parameters.

export const ColorInput = lazy(async (): Promise<{ default: ComponentType<ColorInputProps> }> => ({ default: (await import('#ui/color-input.tsx')).ColorInput }));
export const DateInput = lazy(async (): Promise<{ default: ComponentType<DateInputProps> }> => ({ default: (await import('#ui/date-input.tsx')).DateInput }));
export const MultiSelect = lazy(async (): Promise<{ default: ComponentType<MultiSelectProps<string>> }> => ({ default: (await import('#ui/combobox.tsx')).MultiSelect }));
export const Select = lazy(async (): Promise<{ default: ComponentType<SelectProps<string>> }> => ({ default: (await import('#ui/select.tsx')).Select }));
export const Slider = lazy(async (): Promise<{ default: ComponentType<SliderProps> }> => ({ default: (await import('#ui/slider.tsx')).Slider }));
export const TagsInput = lazy(async (): Promise<{ default: ComponentType<TagsInputProps> }> => ({ default: (await import('#ui/tags-input.tsx')).TagsInput }));
export const UploadField = lazy(async (): Promise<{ default: ComponentType<UploadFieldProps> }> => ({ default: (await import('./upload-field.tsx')).UploadField }));
