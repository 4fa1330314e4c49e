import './account-page.css'

import { PageHead } from '../page/page-head.tsx'
import { AccountData } from './account-data.tsx'
import { AccountAway, AccountHead } from './account-head.tsx'
import { Favourites } from './favourites.tsx'
import { OwnOrders } from './own-orders.tsx'
import { Recommended } from './recommended.tsx'
import { SavedDesigns } from './saved-designs.tsx'
import { useSession } from '../sign-in/session.ts'
import { useSiteCards } from './use-site-cards.ts'
import { useSaved } from '../saved/use-saved.ts'

export default function AccountPage() {
  const { user, loading } = useSession()
  const snapshot = useSaved()
  const cards = useSiteCards()
  // An empty copy in this browser means nothing before the account has been asked.
  const isNew = snapshot?.contact === 'not asked' && user !== null
  const saved = snapshot && !(isNew && isEmpty(snapshot.kept)) ? snapshot.kept : null
  return (
    <div className="page-margin page-space">
      <PageHead title="Account" hidden />
      <AccountHead user={user} loading={loading} />
      <noscript>
        <p className="type-body">What you keep lies in your browser: showing it needs JavaScript.</p>
      </noscript>
      {snapshot?.contact === 'away' && user && <AccountAway />}
      {user && <OwnOrders userId={user.id} />}
      <Favourites favourites={saved?.favourites ?? null} cards={cards} />
      <SavedDesigns designs={saved?.designs ?? null} cards={cards} />
      {saved && <Recommended saved={saved} cards={cards} />}
      {user && <AccountData user={user} />}
    </div>
  )
}

function isEmpty(saved: object): boolean {
  return Object.values(saved).every((list) => Array.isArray(list) && list.length === 0)
}
