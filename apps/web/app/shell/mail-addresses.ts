// The names are the shop's, the domain is the one RFC 2606 keeps for examples: nobody owns it.
export const SUPPORT_ADDRESS = 'support@nawl.example'
export const TRADE_ADDRESS = 'trade@nawl.example'
