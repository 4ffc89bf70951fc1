import { report } from '~/api/report';

/**
 * The last resort when not even the texts could be loaded, or the host belongs to no site: plain,
 * in two languages, without anything that could fail again. Requirement 8.002.
 */
export function showStartFailure(error?: unknown): void {
  if (error) report('The application could not start', error);
  const text = error
    ? ['Die Seite konnte nicht geladen werden.', 'The page could not be loaded.']
    : ['Diese Adresse gehört zu keiner Seite.', 'This address belongs to no site.'];
  const main = document.createElement('main');
  main.className = 'start-failure';
  for (const [index, line] of text.entries()) {
    const paragraph = document.createElement('p');
    paragraph.lang = index === 0 ? 'de' : 'en';
    paragraph.textContent = line;
    main.append(paragraph);
  }
  const retry = document.createElement('a');
  retry.href = location.href;
  retry.textContent = 'Neu laden · Reload';
  main.append(retry);
  document.getElementById('root')?.replaceChildren(main);
}
