import * as messages from '@nawl/messages/country'
import { CURRENCIES } from '@nawl/domain/money/currency'
import { useLocation } from 'react-router'

import { useRoot } from '../../page/use-root.ts'
import { usePanel } from '../../ui/use-panel.ts'
import { COUNTRY_PATH } from '../../page/country/country-path.ts'
import { LocalForm } from '../../ui/forms/local-form.tsx'

/** Shows the visitor's country and currency and opens the choice; without scripts it links to the choice's page. */
export function CountryTrigger() {
  const { country, currency } = useRoot()
  const { pathname, search } = useLocation()
  const { Panel, show, button, panel } = usePanel(() =>
    import('./country-panel.tsx').then(({ CountryPanel }) => CountryPanel),
  )
  return (
    <>
      <LocalForm action={COUNTRY_PATH} className="max-sm:hidden" onSend={show}>
        <input type="hidden" name="back" value={pathname + search} />
        <button type="submit" {...button} className="header-word">
          <span className="sr-only">{messages.deliveryAndCurrencyOf}</span>
          <span className="header-text">
            <span className="max-w-[9em] overflow-hidden text-ellipsis">{country.shortName}</span>
            {CURRENCIES[currency].sign}
          </span>
        </button>
      </LocalForm>
      {Panel && <Panel {...panel} />}
    </>
  )
}
