import './app/styles.css';
import { readBootData } from './app/boot-data';
import { prepare } from './app/prepare';
import { showStartFailure } from './app/start-failure';

/** Boot in order: site, theme, texts, render. */
async function main(): Promise<void> {
  const boot = readBootData();
  const page = await prepare(boot);
  if (!page) return showStartFailure();
  const root = document.getElementById('root');
  if (!root) return;
  const isUsable = boot?.locale === page.i18n.language;
  if (isUsable && boot.kind === 'landing' && location.pathname === '/') {
    const { hydrate } = await import('./app/landing');
    return hydrate(page, root);
  }
  const { render } = await import('./app/app');
  await render(page, root, { isFramed: isUsable && boot.kind === 'shops' });
}

main().catch(showStartFailure);
