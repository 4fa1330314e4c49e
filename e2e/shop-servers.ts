/** Where the browser tests find the shop, and one whose database is away. */
export const SHOP = { port: 4173, url: 'http://127.0.0.1:4173' } as const
export const SHOP_WITHOUT_DATABASE = { port: 4174, url: 'http://127.0.0.1:4174' } as const
