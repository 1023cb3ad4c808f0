import { expect, type Locator } from '@playwright/test';

/**
 * Ticks a checkbox, chooses a radio or turns a switch. The click waits until the control is enabled; `check({ force: true })` would also click a
 * disabled one without effect. A control that the address sets is checked a moment after the click, for which `Locator.check` does not wait.
 */
export async function choose(control: Locator): Promise<void> {
  await control.click();
  await expect(control).toBeChecked();
}
