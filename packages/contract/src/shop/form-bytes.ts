/** Most that a page reads of a form: far more than any of ours holds. Photographs and other files are sent to the API. */
export const FORM_BYTES = 64 * 1024
