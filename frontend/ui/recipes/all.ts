import { button, textLink } from './button.recipe.ts';
import { checkbox, radioCards, segmented, toggle } from './choice.recipe.ts';
import { alert, avatar, badge, breadcrumbs, card, chip, dataTable, emptyState, kbd, skeleton, tabs } from './display.recipe.ts';
import { field, input, inputBox } from './field.recipe.ts';
import { calendar, colorPicker, fileDrop } from './input-parts.recipe.ts';
import { dialog, listbox, menu, popover, sheet, toast, tooltip } from './overlay.recipe.ts';
import { progress, slider } from './slider.recipe.ts';

/** The recipes of styles that Panda's configuration registers. Components import them from `#styled/recipes`. */
export const recipes = { avatar, badge, button, card, chip, dataTable, input, kbd, skeleton, textLink };
export const slotRecipes = {
  alert, breadcrumbs, calendar, checkbox, colorPicker, dialog, emptyState, field, fileDrop, inputBox, listbox, menu, popover, progress, radioCards, segmented, sheet, slider, tabs, toast, toggle, tooltip,
};
