/** The `about` of an e-mail on an order; `key` is that of its effect. */
export const orderMail = (number: string, key: string): string => `${number}:${key}`
