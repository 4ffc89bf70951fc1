import { mockUrl } from './support/ports.ts';
import { expect, test } from './support/test.ts';
import { FULL } from './support/in-gate.ts';
import { text } from './support/text.ts';

// Texts of the server are shown as text, or with the few tags that the specification allows (8.010). Nothing of them
// is run, fetched or followed. jsdom tries more attacks: src/ui/sanitise.test.tsx.

const HOSTILE =
  '<b>fett</b><img src="/hostile.png" onerror="window.hostile=1"><script>window.hostile=1</script>' +
  '<a href="javascript:window.hostile=1">Link</a><svg onload="window.hostile=1"></svg>' +
  '<p style="position:fixed;inset:0" onclick="window.hostile=1">Absatz</p><iframe src="/hostile"></iframe>';

const LEFT =
  '[src*="hostile"], [href^="javascript"], iframe, main [onclick], main [onload], main [onerror], main p[style]';

const CODE = '/merchantcode/demo-code128';

for (const [what, call, fields, address] of [
  ['the configuration', /redeem-site-config/, ['heading', 'text'], '/'],
  ['a shop', /\/shop\/1001/, ['description', 'redeemWarnings'], '/shops/1001/nordlicht'],
  ['a code', /merchant-code\/reveal/, ['redeemInstructions', 'warnings'], CODE],
] as const) {
  test(`texts of ${what} @desktop`, FULL, async ({ page, watch }) => {
    // The sanitiser reads the text in a document that runs nothing. Chromium names the handlers and the style
    // attributes that it meets there all the same; that none is left is checked below.
    watch.expect(/^(?:Executing inline event handler|Applying inline style) violates/);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.route(call, async (route) => {
      const url = new URL(route.request().url());
      // Asked for at the mock itself: Node may not know *.localhost.
      const response = await route.fetch({
        url: mockUrl + url.pathname + url.search,
        headers: { ...(await route.request().allHeaders()), 'x-forwarded-host': url.host },
      });
      const hostile = Object.fromEntries(fields.map((field) => [field, HOSTILE]));
      await route.fulfill({ response, json: { ...(await response.json()), ...hostile } });
    });
    await page.goto(address);
    if (address === CODE) await page.getByRole('button', { name: text('code.reveal') }).click();
    await expect(page.getByText('fett')).toHaveCount(2);
    expect(await page.evaluate(() => 'hostile' in window)).toBe(false);
    await expect(page.locator(LEFT)).toHaveCount(0);
    expect(requested.filter((url) => url.includes('hostile'))).toEqual([]);
  });
}
