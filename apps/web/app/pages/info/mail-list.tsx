import * as messages from '@nawl/messages/contact'
import { useRoot } from '../../page/use-root.ts'

/** E-mail addresses by subject. */
export function MailList() {
  const { contacts } = useRoot()
  const addresses = [
    [messages.trade, contacts.trade],
    [messages.press, contacts.press],
    [messages.care, contacts.care],
  ] as const
  return (
    <dl className="info-points">
      {addresses.map(([subject, address]) => (
        <div key={subject}>
          <dt className="type-h4">{subject}</dt>
          <dd className="type-ui mt-2">
            <a href={`mailto:${address}`} className="underline underline-offset-[5px] hover:text-madder">
              {address}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  )
}
