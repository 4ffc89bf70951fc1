// Runs in the page. The app's port is that of the page when it came through the app's proxy.
export const pageScript = `
const status = document.querySelector('#status');
const site = /^(.+)\\.localhost$/.exec(location.hostname)?.[1];
const port = site ? location.port : '5173';
const base = (id) => 'http://' + id + '.localhost' + (port ? ':' + port : '');
for (const link of document.querySelectorAll('[data-site]')) link.href = base(link.dataset.site) + '/';
for (const link of document.querySelectorAll('[data-path]')) {
  link.href = base(site ?? 'schenkwerk-de') + link.dataset.path;
}
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
document.addEventListener('change', async (event) => {
  if (event.target.name !== 'latency') return;
  const ms = Number(event.target.value);
  const answer = await fetch('/__mock/latency', { method: 'POST',
    headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ms }) });
  say(answer.ok ? 'Every answer now takes ' + ms + ' ms longer' : 'That did not work');
});
document.querySelector('#reset').addEventListener('click', async () => {
  await fetch('/__mock/session', { method: 'DELETE' });
  location.reload();
});
`;
