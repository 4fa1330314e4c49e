import type { OrderResponse } from '@nawl/contract/sales/order'
import * as messages from '@nawl/messages/trade-account'
import { useRef, useState } from 'react'

import { newId } from '../../api/new-id.ts'
import { countryName } from '../../page/country/country-name.ts'
import { useRoot } from '../../page/use-root.ts'
import { AddressPanel } from '../../sales/order/actions/address-panel.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { Section } from '../../ui/section.tsx'
import { inOneLine } from '../../ui/text/in-one-line.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { fieldText } from '../../ui/forms/field-text.ts'
import type { Plan, ProjectEditor } from './use-project.ts'

type ProjectAddress = Plan['addresses'][number]

const EMPTY = { name: '', phone: '', line1: '', line2: '', city: '', region: '', postcode: '' }

/** The addresses of a project. The first is that of every room which names none. */
export function AddressSection({ editor: { plan, change } }: { readonly editor: ProjectEditor }) {
  const { country } = useRoot()
  const opener = useRef<HTMLElement>(null)
  const [edited, setEdited] = useState<ProjectAddress | null>(null)
  const open = (address: ProjectAddress, button: HTMLElement) => {
    opener.current = button
    setEdited(address)
  }
  const save = (saved: ProjectAddress) =>
    change((before) => ({
      ...before,
      addresses: before.addresses.some(({ id }) => id === saved.id)
        ? before.addresses.map((each) => (each.id === saved.id ? saved : each))
        : [...before.addresses, saved],
    }))
  const remove = (removed: ProjectAddress) => {
    if (plan.rooms.some(({ addressId }) => addressId === removed.id)) return toast(messages.addressUsed)
    const { addresses } = plan
    change((before) => ({ ...before, addresses: before.addresses.filter(({ id }) => id !== removed.id) }))
    toast(messages.removed({ name: nameOf(removed) }), {
      label: messages.undo,
      run: () => change((before) => ({ ...before, addresses })),
    })
  }
  return (
    <Section title={messages.addresses}>
      {plan.addresses.length === 0 && <p className="type-body mt-4">{messages.noAddresses}</p>}
      <ul className="trade-list mt-4">
        {plan.addresses.map((each) => (
          <li key={each.id} className="flex flex-wrap items-start justify-between gap-x-6 py-4">
            <p className="type-ui min-w-0 wrap-anywhere">
              {each.label !== '' && (
                <span className="block font-medium">
                  <bdi>{each.label}</bdi>
                </span>
              )}
              <span className="text-graphite">
                <bdi>{nameOf({ ...each, label: '' })}</bdi>
              </span>
            </p>
            <span className="actions type-ui gap-x-4">
              <button type="button" onClick={({ currentTarget }) => open(each, currentTarget)}>
                {messages.changeAddress}
              </button>
              <button type="button" onClick={() => remove(each)}>
                {messages.removeAddress}
              </button>
            </span>
          </li>
        ))}
      </ul>
      {plan.addresses.length > 1 && (
        <p className="type-caption mt-4 text-graphite">{messages.addressOfRoom}</p>
      )}
      <Button
        small
        className="mt-5"
        onClick={({ currentTarget }) =>
          open({ id: newId(), label: '', address: { ...EMPTY, country: country.code } }, currentTarget)
        }
      >
        {messages.addAddress}
      </Button>
      {edited && (
        <AddressPanel
          key={edited.id}
          open
          opener={opener}
          onOpenChange={(isOpen) => !isOpen && setEdited(null)}
          address={{ ...EMPTY, ...edited.address } as OrderResponse['address']}
          title={plan.addresses.some(({ id }) => id === edited.id) ? undefined : messages.addAddress}
          description={messages.addressMeaning}
          send={async (address, form) => {
            save({ id: edited.id, label: fieldText(form, 'label').trim(), address })
            return null
          }}
        >
          <TextField
            label={messages.addressLabel}
            name="label"
            defaultValue={edited.label}
            maxLength={60}
            dir="auto"
          />
        </AddressPanel>
      )}
    </Section>
  )
}

/** What an address is called: its label, or its lines. */
export const nameOf = ({ label, address }: ProjectAddress): string =>
  label === ''
    ? inOneLine([address.name, address.line1, address.city, countryName({ code: address.country })])
    : label
