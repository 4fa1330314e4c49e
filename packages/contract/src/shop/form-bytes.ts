/** Maximum size of a page form, in bytes: far more than ours need. Files are uploaded to the API. */
export const FORM_BYTES = 64 * 1024
