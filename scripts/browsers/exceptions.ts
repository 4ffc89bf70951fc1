/** Why a build may use a feature that a promised browser lacks, by MDN's name of it or of its whole. */
export type Exception =
  /** It is asked for first: each file that uses it has this text, too, or one of these. */
  | { readonly guard: string | readonly string[] }
  /** It is something else of the same name. */
  | { readonly is: string }
  /** A browser without it shows the same content and does the same. */
  | { readonly without: string };

const ZOD = { is: 'a method of Zod’s' } as const;
const FULLSCREEN = { guard: 'document.fullscreenEnabled' } as const;
const SHARE = {
  guard: ['typeof navigator.canShare==`function`', 'typeof navigator.share!=`function`'],
} as const;
const PHONE = { without: 'nothing: a telephone has no pointer' } as const;
const HEIGHTS = { without: 'boxes are as high as what is in them' } as const;

export const EXCEPTIONS: Readonly<Record<string, Exception>> = {
  'api.AbortSignal.timeout_static': { guard: 'window.setInterval(' },
  'api.CustomElementRegistry.getName': { is: 'a method of ZXing’s' },
  'api.Document.exitFullscreen': FULLSCREEN,
  'api.Document.fullscreenElement': FULLSCREEN,
  'api.Document.fullscreenEnabled': FULLSCREEN,
  'api.Document.startViewTransition': { without: 'transitions between pages' },
  'api.Element.checkVisibility': { guard: '`checkVisibility`in Element.prototype' },
  'api.Element.requestFullscreen': FULLSCREEN,
  'api.EventTarget.when': ZOD,
  'api.FontFaceSet.check': ZOD,
  'api.Navigator.canShare': SHARE,
  'api.Navigator.connection': { guard: 'navigator.connection&&' },
  'api.Navigator.onLine': { without: 'the offline notice, as in a browser that does not know' },
  'api.Navigator.share': SHARE,
  'api.Navigator.wakeLock': { guard: '`wakeLock`in navigator' },
  'api.ReportingObserver': { guard: '`ReportingObserver`in window' },
  'api.URL.canParse_static': { guard: 'typeof URL.canParse==`function`' },
  'api.Window.cancelIdleCallback': { guard: 'typeof requestIdleCallback==`function`' },
  'api.Window.devicePixelRatio': { without: 'the scale while a page is zoomed in Safari' },
  'api.Window.navigation': { guard: 'typeof navigation==`object`' },
  'api.Window.orientation': { guard: 'typeof orientation<`u`' },
  'api.Window.requestIdleCallback': { guard: 'typeof requestIdleCallback==`function`' },
  'api.Window.setImmediate': { guard: 'typeof setImmediate<`u`' },
  'javascript.builtins.Error.captureStackTrace': {
    // The second one is asked for on the next line.
    guard: ['`captureStackTrace`in Error', '=Error.captureStackTrace'],
  },
  'javascript.builtins.Intl.Locale.getTextInfo': {
    guard: ['.getTextInfo==`function`', 't&&t.getTextInfo'],
  },
  'javascript.builtins.RegExp.escape': { is: 'a method of i18next’s' },
  'javascript.builtins.Symbol.dispose': { is: 'a method of the router’s' },

  'css.at-rules.media.scripting': {
    without: 'the notice for visitors without scripts, in `noscript` too',
  },
  'css.properties.accent-color': { without: 'boxes in the system’s colour' },
  'css.properties.break-after.avoid': { without: 'a heading may end a printed page' },
  'css.properties.contain-intrinsic-block-size': {
    without: 'nothing: it belongs to `content-visibility`',
  },
  'css.properties.container-type.scroll-state': { without: 'a shadow under what sticks' },
  'css.properties.content-visibility': { without: 'speed' },
  'css.properties.cursor': PHONE,
  'css.properties.float.inline-start': { without: 'the same legend, in a line of its own' },
  'css.properties.forced-color-adjust': { without: 'nothing: forced colours are Windows’' },
  'css.properties.grid-template-columns.subgrid': {
    without: 'rows that are aligned with each other',
  },
  'css.properties.inline-size.fit-content': { without: 'a button is as wide as its line' },
  'css.properties.outline': { without: 'round corners of the focus ring' },
  'css.properties.overscroll-behavior': { without: 'the page may scroll behind a dialog' },
  'css.properties.overscroll-behavior-x': { without: 'a swipe may go back in the history' },
  'css.properties.paint-order': { without: 'thinner letters on the map' },
  'css.properties.print-color-adjust.exact': { without: 'the map may be printed without colours' },
  'css.properties.resize': PHONE,
  'css.properties.scrollbar-width': { without: 'nothing: `::-webkit-scrollbar` is gone' },
  'css.properties.text-wrap': { without: 'lines break elsewhere' },
  'css.selectors.-webkit-scrollbar': { without: 'nothing: `scrollbar-width` is there' },
  'css.selectors.-moz-progress-bar': { without: 'nothing: other engines have names of their own' },
  'css.selectors.-webkit-progress-bar': {
    without: 'nothing: other engines have names of their own',
  },
  'css.selectors.-webkit-progress-value': {
    without: 'nothing: other engines have names of their own',
  },
  'css.selectors.-webkit-search-cancel-button': { without: 'the browser’s own cross beside ours' },
  'css.selectors.details-content': { without: 'what opens does not move' },
  'css.selectors.has': { without: 'distances, and marks that a state has besides another' },
  'css.selectors.selection': { without: 'selected text in the system’s colours' },
  'css.selectors.view-transition-group': {
    without: 'nothing: no transition has to be switched off',
  },
  'css.types.length.viewport_percentage_units_dynamic': HEIGHTS,
  'css.types.length.viewport_percentage_units_small': HEIGHTS,
};

/** The exception for a finding: its own, or that of the whole that it is a part of. */
export function exceptionFor(place: string): readonly [string, Exception] | undefined {
  for (let name = place; name; name = name.slice(0, Math.max(0, name.lastIndexOf('.')))) {
    const exception = EXCEPTIONS[name];
    if (exception) return [name, exception];
  }
  return undefined;
}
