/** The form for the code, which the landing page's inline script and its hydration find by this id. */
export const CODE_FORM_ID = 'code-form';
