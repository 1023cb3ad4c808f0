import { joined, newPerson, seenDialog } from '../stack/people.ts';
import { openSignIn, refuse } from '../stack/sign-in.ts';
import { runPanel } from '../stack/runs.ts';
import { expect, test } from '../stack/test.ts';

test('an error of a registration field disappears as soon as that field is corrected, and the errors of other fields stay', async ({ page }) => {
  await seenDialog(page);
  const dialog = await openSignIn(page, '/pricing');
  await dialog.getByRole('tab', { name: 'Join the Party' }).click();
  const form = dialog.getByRole('tabpanel', { name: 'Join the Party' });
  await form.getByRole('button', { name: 'Blast Off to Adventure!' }).click();
  const [name, email, password] = [form.getByLabel('Username'), form.getByLabel('Email'), form.getByLabel('Password', { exact: true })];
  for (const field of [name, email, password]) await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByText('Username must be at least 3 characters')).toBeVisible();
  await name.pressSequentially('ru');
  await expect(form.getByText('Username must be at least 3 characters')).toBeVisible();
  await name.press('a');
  await expect(form.getByText('Username must be at least 3 characters')).toHaveCount(0);
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByText('Password must be at least 6 characters')).toBeVisible();
  await password.fill('a rabbit');
  await expect(form.getByText('Password must be at least 6 characters')).toHaveCount(0);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
});

test('a reason for which the server refused a form stays until the form changes', async ({ page, problems }) => {
  await seenDialog(page);
  const dialog = await openSignIn(page, '/pricing');
  await dialog.getByRole('tab', { name: 'Join the Party' }).click();
  const form = dialog.getByRole('tabpanel', { name: 'Join the Party' });
  const person = newPerson();
  await form.getByLabel('Username').fill(person.username);
  await form.getByLabel('Email').fill(person.email);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await refuse(page, '/api/auth/register', 409, 'Username already exists. Please choose a different username.', 'username_taken');
  await form.getByRole('button', { name: 'Blast Off to Adventure!' }).click();
  const box = form.getByText('Username already exists. Please choose a different username.');
  await expect(box).toBeVisible();
  await form.getByLabel('Username').press('End');
  await page.keyboard.type('x');
  await expect(box).toHaveCount(0);
  problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes('409')));
});

test('a field of a prompt loses its error when it is filled in', async ({ page, baseURL }) => {
  await seenDialog(page);
  await joined(page, baseURL!);
  await page.goto('/prompt/hook-factory');
  await runPanel(page).getByRole('button', { name: /^Generate/ }).click();
  const post = runPanel(page).getByRole('textbox', { name: 'What is the post about?' });
  await expect(post).toHaveAttribute('aria-invalid', 'true');
  const before = await runPanel(page).getByText('Please fill this in.').count();
  await post.fill('Rabbits');
  await expect(post).not.toHaveAttribute('aria-invalid', 'true');
  await expect(runPanel(page).getByText('Please fill this in.')).toHaveCount(before - 1);
});
