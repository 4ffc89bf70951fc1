import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderRoutes } from '~/tests/render-routes';
import { useSiteText } from './use-site-text';

afterEach(cleanup);

const Label = ({ label }: { label: string }) => <p>{useSiteText()(label)}</p>;

test.each([
  ['[6.010] the label of an admin navigation', 'site.navigation.admin', 'Verwaltung'],
  ['a label of a site file', 'site.footer.imprint', 'Impressum'],
  ['a text of a server', 'Unsere Bedingungen', 'Unsere Bedingungen'],
])('%s', async (_, label, text) => {
  await renderRoutes([{ path: '/', element: <Label label={label} /> }]);
  expect(screen.getByText(text)).toBeVisible();
});
