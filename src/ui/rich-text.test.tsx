// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BuildTimeSanitiser, RichText } from './rich-text';
import { sanitise } from './sanitise';

const HTML = '<p>Einer von <b onclick="alert(1)">80 Shops</b></p>';

test('[8.010] a text without markup is shown as it is', () => {
  render(<RichText html="80 Shops" />);
  expect(screen.getByText('80 Shops')).toBeVisible();
});

test('[8.010] what the build sanitised is there before the sanitiser, and stays', async () => {
  const page = renderToString(
    <BuildTimeSanitiser value={sanitise}>
      <RichText html={HTML} />
    </BuildTimeSanitiser>,
  );
  const holder = document.createElement('div');
  holder.append(document.createRange().createContextualFragment(page));
  const shown = '<span><p>Einer von <b>80 Shops</b></p></span>';
  expect(holder).toContainHTML(shown);

  const complaints: unknown[] = [];
  await act(async () => {
    hydrateRoot(holder, <RichText html={HTML} />, {
      onRecoverableError: (error) => complaints.push(error),
    });
  });
  expect(holder).toContainHTML(shown);
  expect(complaints).toEqual([]);
});
