import { logIn, turnTo } from './console-page.ts';
import { linkIn, useMessageShop } from './message-shop.ts';
import { expect, expectAccessibleAtBothSizes, openPage, test } from './shopper.ts';

// An e-mail that is taken, who is logged out, who is switched off.
test.use({ expectedStatuses: [401, 403, 404, 409] });

const office = 'office@example.com';
const email = 'aline@example.com';
const password = 'izuba-rirarashe-neza';
const { shopAt, expectMail } = useMessageShop();

test('the office adds a colleague, who chooses a password and comes in, and switches her off', async ({
  openBrowser,
}) => {
  const page = await openBrowser(shopAt());
  await openPage(page, '/seller');
  await logIn(page, office);
  await turnTo(page, 'People');
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  const form = page.getByRole('form', { name: 'Add a colleague' });
  await form.getByLabel('Name').fill('Aline');
  await form.getByLabel('Email').fill(office);
  await form.getByRole('button', { name: 'Add and send the link' }).click();
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/Another account has this e-mail/);
  await expectAccessibleAtBothSizes(page);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Role').selectOption('owner');
  await form.getByRole('button', { name: 'Add and send the link' }).click();
  const row = page.getByRole('list', { name: 'People' }).getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('No password yet');

  const colleague = await openBrowser(shopAt());
  await openPage(colleague, linkIn(await expectMail(email, 'Choose a new password')));
  await colleague.getByLabel('New password', { exact: true }).fill(password);
  await colleague.getByLabel('New password again', { exact: true }).fill(password);
  await colleague.getByRole('button', { name: 'Save the new password' }).click();
  await expect(colleague.getByText('Your password is changed')).toBeVisible();
  const signIn = async () => {
    await openPage(colleague, '/seller/colleagues');
    await colleague.getByLabel('Email').fill(email);
    await colleague.getByLabel('Password').fill(password);
    await colleague.getByRole('button', { name: 'Log in' }).click();
  };
  await signIn();
  const own = colleague.getByRole('listitem').filter({ hasText: email });
  await expect(own).toContainText('You');
  await expect(own.getByRole('button', { name: 'Switch off' })).toHaveCount(0);

  await openPage(page, '/seller/colleagues');
  await row.getByText('Name, role and changes').click();
  await row.getByLabel('Name', { exact: true }).fill('Aline Uwase');
  await row.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(row.getByRole('heading', { name: 'Aline Uwase' })).toBeVisible();
  await row.getByText('Who changed what').click();
  await expect(row).toContainText('Aline → Aline Uwase');
  await expectAccessibleAtBothSizes(page);
  await row.getByRole('button', { name: 'Switch off Aline Uwase' }).click();
  await page.getByRole('button', { name: 'Switch off', exact: true }).click();
  await expect(row.getByRole('button', { name: 'Switch on Aline Uwase' })).toBeVisible();
  await expect(row).toBeFocused();
  await expectAccessibleAtBothSizes(page);

  await signIn();
  await expect(colleague.getByText('Your shop is suspended. Please contact us.')).toBeVisible();
});
