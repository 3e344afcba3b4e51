import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub, Link, Outlet } from 'react-router';
import { expect, it } from 'vitest';
import { RouteFocus } from './route-focus.tsx';

const Frame = () => (
  <>
    <header>
      <input aria-label="Search products" />
    </header>
    <main>
      <Outlet />
    </main>
    <RouteFocus />
  </>
);

const focusField = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();

function open(next = '/second'): void {
  const Page = ({ name, to }: { name: string; to: string }) => (
    <>
      <h1>{name}</h1>
      <Link to={to}>Go on</Link>
    </>
  );
  const Scan = () => (
    <form ref={focusField}>
      <h1>Scan</h1>
      <input aria-label="Number" />
    </form>
  );
  const Stub = createRoutesStub([
    {
      Component: Frame,
      children: [
        { path: '/', Component: () => <Page name="First" to={next} /> },
        { path: '/second', Component: () => <Page name="Second" to="/" /> },
        { path: '/scan', Component: Scan },
      ],
    },
  ]);
  render(<Stub initialEntries={['/']} />);
}

it('moves to the heading of the page one comes to, but not away from what one types', async () => {
  const user = userEvent.setup();
  open();
  await user.click(screen.getByRole('link', { name: 'Go on' }));
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Second' }));

  const link = screen.getByRole('link', { name: 'Go on' });
  screen.getByLabelText('Search products').focus();
  link.click();
  await screen.findByRole('heading', { name: 'First' });
  expect(document.activeElement).toBe(screen.getByLabelText('Search products'));
});

it('leaves the focus where a page begins by itself', async () => {
  const user = userEvent.setup();
  open('/scan');
  await user.click(screen.getByRole('link', { name: 'Go on' }));
  expect(document.activeElement).toBe(await screen.findByLabelText('Number'));
});
