/** The folders of texts that are edited at the desk. Apart from their schemas, because pages list them. */
export const TEXT_FOLDERS = ['journal', 'faq', 'policies'] as const
export type TextFolder = (typeof TEXT_FOLDERS)[number]
