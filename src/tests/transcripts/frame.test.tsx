import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, test, vi } from 'vitest';
import { Layout } from '~/app/layouts/layout';
import { answerCalls } from '~/api/testing';
import { renderRoutes } from '~/tests/render-routes';
import { expectTranscript, prepareBrowser } from './testing';

beforeEach(prepareBrowser);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

// Once for all: the other transcripts hold the part between header and footer.
test('header and footer around every page (WCAG 1.3.2, 2.4.1, 2.4.5, 3.2.3, 3.2.6)', async () => {
  answerCalls({});
  const element = (
    <Layout route="redeem">
      <h1>Seite</h1>
    </Layout>
  );
  await renderRoutes([{ path: '/', element }], { siteId: 'alpengruss-ch', locale: 'de-CH' });
  await expectTranscript('frame');
});
