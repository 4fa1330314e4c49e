import { useRouteLoaderData } from 'react-router'

import type { loader, RootData } from './root.tsx'

/** Where nothing was loaded, as on the page that says the whole shop broke. */
const NOTHING_LOADED: RootData = {
  publicUrl: '',
  testPaymentAllowed: false,
  country: { code: 'US', shortName: 'USA' },
  currency: 'USD',
  notShippedTo: [],
  rugsInCart: 0,
  contacts: {
    phone: '',
    showroom: '',
    support: '',
    trade: '',
    press: '',
    care: '',
    social: { instagram: '', facebook: '', linkedin: '' },
  },
}

/** What every page knows: where the shop is reached, and the visitor's country and currency. */
export function useRoot(): RootData {
  return useRouteLoaderData<typeof loader>('root') ?? NOTHING_LOADED
}
