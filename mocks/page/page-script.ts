// Runs in the page. The app's port is that of the page when it came through the app's proxy.
export const pageScript = `
const status = document.querySelector('#status');
const site = /^(.+)\\.localhost$/.exec(location.hostname)?.[1];
async function pointLinks() {
  // The app answers with HTML at every host, the mock by itself with a problem.
  const start = await fetch('/', { method: 'HEAD' });
  const isApp = start.headers.get('content-type')?.includes('text/html');
  const port = isApp ? location.port : '5173';
  const base = (id) => 'http://' + id + '.localhost' + (port ? ':' + port : '');
  for (const link of document.querySelectorAll('[data-site]')) link.href = base(link.dataset.site) + '/';
  for (const link of document.querySelectorAll('[data-path]')) {
    link.href = base(site ?? 'schenkwerk-de') + link.dataset.path;
  }
}
pointLinks();
const filter = document.querySelector('#filter');
filter.addEventListener('input', () => {
  const words = filter.value.toLowerCase().split(/\\s+/);
  let count = 0;
  for (const section of document.querySelectorAll('main section')) {
    const title = section.querySelector('h2').textContent;
    const items = [...section.querySelectorAll('.rows > li, .cards > li')];
    for (const item of items) {
      const text = (title + ' ' + item.textContent).toLowerCase();
      item.hidden = !words.every((word) => text.includes(word));
      if (!item.hidden) count += 1;
    }
    section.hidden = filter.value !== '' && items.every((item) => item.hidden);
  }
  say(filter.value === '' ? '' : count + ' found');
});
let clearing;
function say(text) {
  status.textContent = text;
  clearTimeout(clearing);
  clearing = setTimeout(() => { status.textContent = ''; }, 3000);
}
document.addEventListener('click', async (event) => {
  const button = event.target.closest('[data-copy]');
  if (!button) return;
  try {
    await navigator.clipboard.writeText(button.dataset.copy);
    say(button.dataset.copy + ' copied');
  } catch {
    say('The browser does not allow copying here');
  }
});
async function post(path, body, text) {
  const answer = await fetch('/__mock/' + path, { method: 'POST',
    headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  say(answer.ok ? text : 'That did not work');
}
document.addEventListener('change', ({ target }) => {
  const { name, value, checked } = target;
  if (name === 'latencyInMs') post('switches', { latencyInMs: Number(value) }, 'Every answer now takes ' + value + ' ms longer');
  if (name === 'language') post('switches', { language: value }, 'The server answers ' + target.parentElement.textContent.toLowerCase());
  if (name === 'isOffline') post('switches', { isOffline: checked }, checked ? 'No call gets through' : 'Calls get through again');
});
document.addEventListener('click', ({ target }) => {
  const button = target.closest('[data-fault]');
  if (!button) return;
  const { fault, after } = button.dataset;
  post('faults', { fault, after: after !== undefined }, 'The next call: ' + button.textContent);
});
document.querySelector('#reset-vouchers').addEventListener('click', async () => {
  const answer = await fetch('/__mock/vouchers', { method: 'DELETE' });
  say(answer.ok ? 'Forgotten' : 'That did not work');
});
document.querySelector('#reset').addEventListener('click', async () => {
  await fetch('/__mock/session', { method: 'DELETE' });
  location.reload();
});
`;
