import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BuildTimeSanitiser, RichText } from './rich-text';
import { sanitise } from './sanitise';

const HTML = '<p>Einer von <b onclick="alert(1)">80 Shops</b></p>';

test('[8.010] a text without markup is shown as it is', () => {
  render(<RichText html="80 Shops" />);
  expect(screen.getByText('80 Shops')).toBeVisible();
});

test('[8.010] a text in another language keeps its language', () => {
  const page = renderToString(
    <BuildTimeSanitiser value={sanitise}>
      <RichText html='<p lang="de" title="x">Nur vor Ort</p>' />
    </BuildTimeSanitiser>,
  );
  expect(page).toBe('<span><p lang="de">Nur vor Ort</p></span>');
});

test('[8.010] the build sanitises at once', () => {
  const page = renderToString(
    <BuildTimeSanitiser value={sanitise}>
      <RichText html={HTML} />
    </BuildTimeSanitiser>,
  );
  expect(page).toBe('<span><p>Einer von <b>80 Shops</b></p></span>');
});
