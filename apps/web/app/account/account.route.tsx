import './account-page.css'

import type { SavedThings } from '@nawl/contract/account/saved'
import * as messages from '@nawl/messages/account'

import { PageHead } from '../page/page-head.tsx'
import { AccountData } from './account-data.tsx'
import { AccountAway, AccountHead } from './account-head.tsx'
import { AccountTrade } from './trade/account-trade.tsx'
import { Favourites } from './designs/favourites.tsx'
import { SavedPhotographs } from './saved-photographs.tsx'
import { OwnOrders } from './own-orders.tsx'
import { Recommended } from './designs/recommended.tsx'
import { SavedDesigns } from './designs/saved-designs.tsx'
import { SamplesBefore } from './samples-before.tsx'
import { useSession } from '../sign-in/session.ts'
import { type OrdersSeen, useOwnOrders } from './use-own-orders.ts'
import { useSiteCards } from './use-site-cards.ts'
import { useSaved } from '../saved/use-saved.ts'
import { Welcome } from './welcome.tsx'

/** One's rugs as pictures: ordered, saved, favourites. What is empty is left out; all of it empty, a welcome. */
export default function AccountPage() {
  const { user, loading } = useSession()
  const snapshot = useSaved()
  const cards = useSiteCards()
  const orders = useOwnOrders(user?.id ?? null)
  // An empty copy in this browser means nothing before the account has been asked.
  const isNew = snapshot?.contact === 'not asked' && user !== null
  const saved = snapshot && !(isNew && isEmpty(snapshot.kept)) ? snapshot.kept : null
  const isBare = saved !== null && !loading && keepsNothing(saved) && hasNone(orders)
  return (
    <div className="page-margin page-space">
      <PageHead title={messages.title} hidden />
      <AccountHead user={user} loading={loading} empty={saved !== null && keepsNothing(saved)} />
      <noscript>
        <p className="type-body">{messages.needsScript}</p>
      </noscript>
      {snapshot?.contact === 'away' && user && <AccountAway />}
      <OwnOrders seen={orders} />
      <SamplesBefore seen={orders} />
      {user && <AccountTrade userId={user.id} />}
      <SavedDesigns designs={saved?.designs ?? null} cards={cards} />
      <Favourites favourites={saved?.favourites ?? null} cards={cards} />
      <SavedPhotographs />
      {isBare && <Welcome saved={saved} cards={cards} visitor={user === null} />}
      {saved && !isBare && <Recommended saved={saved} cards={cards} />}
      {user && <AccountData user={user} />}
    </div>
  )
}

const keepsNothing = ({ favourites, designs }: SavedThings) => favourites.length + designs.length === 0
const hasNone = (seen: OrdersSeen) =>
  seen.status === 'none' || (seen.status === 'shown' && seen.orders.length === 0)

function isEmpty(saved: object): boolean {
  return Object.values(saved).every((list) => Array.isArray(list) && list.length === 0)
}
