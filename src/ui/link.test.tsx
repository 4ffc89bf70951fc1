import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { ButtonLink } from './button-link';
import { Link } from './link';

afterEach(cleanup);

/** Below a router whose addresses begin with `/site`: so do those of its links. */
const renderInRouter = (link: ReactElement) =>
  render(
    <MemoryRouter basename="/site" initialEntries={['/site/']}>
      {link}
    </MemoryRouter>,
  );

const isOfRouter = () => screen.getByRole('link').getAttribute('href')?.startsWith('/site/');

it.each([
  ['/shops?page=2', true],
  ['shops', true],
  ['#top', false],
  ['mailto:hilfe@example.org', false],
  ['tel:+491234', false],
  ['https://example.org', false],
  ['//example.org', false],
  ['/\\example.org', false],
  ['\\\\example.org', false],
  ['https:example.org', false],
  ['/\t/example.org', false],
])('%s goes through the router: %j', (href, isInternal) => {
  renderInRouter(<Link href={href}>Ziel</Link>);
  expect(isOfRouter()).toBe(isInternal);
});

it.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
])('%j is no link', (href) => {
  render(<Link href={href}>Ziel</Link>);
  expect(screen.getByText('Ziel').closest('a')).toBeNull();
});

it('leaves a download to the browser', () => {
  renderInRouter(
    <Link href="/voucher.pdf" download>
      PDF
    </Link>,
  );
  expect(isOfRouter()).toBe(false);
});

it('says that a link leaves the site, and gives the target no access to this page', () => {
  render(
    <Link href="https://example.org" externalText="andere Website" newTab>
      Zum Shop
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Zum Shop (andere Website)' });
  expect(link.getAttribute('rel')).toBe('noopener');
  expect(link.getAttribute('target')).toBe('_blank');
});

it('opens a new tab for a page of the application, too, so that a form stays', () => {
  renderInRouter(
    <Link href="/legal/terms" externalText="neuer Tab" newTab>
      Bedingungen
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Bedingungen (neuer Tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(isOfRouter()).toBe(false);
});

it('opens no new tab and adds no icon by default', () => {
  render(<Link href="https://example.org">Zum Shop</Link>);
  const link = screen.getByRole('link', { name: 'Zum Shop' });
  expect(link.hasAttribute('target')).toBe(false);
  expect(link.querySelector('svg')).toBeNull();
});

it('is a link, not a button, also where it looks like one', () => {
  render(
    <ButtonLink href="https://example.org" externalText="andere Website">
      Zum Shop
    </ButtonLink>,
  );
  expect(screen.getByRole('link', { name: 'Zum Shop (andere Website)' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
