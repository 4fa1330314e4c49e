/** The desk's page of a message. */
export const messagePath = (id: string): string => `/desk/messages/${encodeURIComponent(id)}`
