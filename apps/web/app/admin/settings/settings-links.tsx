import * as hours from '@nawl/messages/hours'
import * as delivery from '@nawl/messages/shop-delivery'
import * as business from '@nawl/messages/shop-business'
import { NavLink } from 'react-router'

/** The pages of the settings. */
export function SettingsLinks() {
  return (
    <ul className="desk-links type-ui mb-6">
      <li>
        <NavLink to="/desk/settings" end>
          {hours.shop}
        </NavLink>
      </li>
      <li>
        <NavLink to="/desk/settings/business">{business.title}</NavLink>
      </li>
      <li>
        <NavLink to="/desk/settings/hours">{hours.title}</NavLink>
      </li>
      <li>
        <NavLink to="/desk/settings/delivery">{delivery.title}</NavLink>
      </li>
    </ul>
  )
}
