import { createPolicy } from '~/lib/trusted-types';

// Leaflet asks the browser whether it knows inline pictures by setting this markup. Everything else that
// is a string stays refused; map-view.ts gives it elements.
createPolicy('default', { createHTML: (html) => (html === '<svg/>' ? html : null) });
