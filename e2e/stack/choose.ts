import { expect, type Locator } from '@playwright/test';

/**
 * Ticks a checkbox, chooses a radio or throws a switch. The click waits until the control is open: `check({ force: true })` also clicks a closed one, which
 * changes nothing. What follows the address is checked a moment after the click, for which `Locator.check` does not wait.
 */
export async function choose(control: Locator): Promise<void> {
  await control.click();
  await expect(control).toBeChecked();
}
