import './app/styles.css';
import { readBootData } from './app/boot-data';
import { prepare } from './app/prepare';
import { showStartFailure } from './app/start-failure';

/** Boot in order: site, theme, texts, render. */
async function main(): Promise<void> {
  const boot = readBootData();
  const page = await prepare(boot);
  if (!page) return showStartFailure();
  const isLanding =
    location.pathname === '/' && boot?.landing && boot.locale === page.i18n.language;
  const { render } = isLanding ? await import('./app/landing') : await import('./app/app');
  const root = document.getElementById('root');
  if (root) await render(page, root);
}

main().catch(showStartFailure);
