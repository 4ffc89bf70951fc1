/** The form for the code, which the landing page finds by this id. */
export const CODE_FORM_ID = 'code-form';
