/** The desk's page of a customer. */
export const customerPath = (email: string): string => `/desk/customers/${encodeURIComponent(email)}`
