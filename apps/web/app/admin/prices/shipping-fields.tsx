import type { FreightRegion } from '@nawl/domain/cart/tariff'
import { COUNTRIES } from '@nawl/domain/shop/countries/countries'
import { countriesIn } from '@nawl/domain/shop/named-countries'
import { INCOTERMS } from '@nawl/domain/shop/customs'
import { DEFAULT_PRICES, type Region } from '@nawl/domain/shop/price-list'
import { LANGUAGE } from '@nawl/messages/language'
import * as shipping from '@nawl/messages/shipping'
import * as messages from '@nawl/messages/shop-prices'
import { regionTexts } from '@nawl/messages/text/pages/region-texts'

import { countryName, inOrderOfNames } from '../../page/country/country-name.ts'
import { Button } from '../../ui/controls/button.tsx'
import { FieldError, SelectField } from '../../ui/forms/field.tsx'
import { Section } from '../../ui/section.tsx'
import type { Fields } from '../documents/versions.tsx'
import type { DraftPrices } from './draft-prices.ts'
import { NumberField } from './number-field.tsx'

/** What delivery costs, how long it takes, and where rugs are shipped. */
export function ShippingFields(props: Fields<DraftPrices>) {
  const { value, change, faults, readOnly } = props
  const { uae } = value
  return (
    <>
      <Section title={messages.uae}>
        <div className="price-grid mt-4">
          <NumberField
            label={messages.freeAbove}
            scale={100}
            value={uae.freeAbove}
            fault={faults['uae.freeAbove']}
            readOnly={readOnly}
            onChange={(freeAbove) => change({ ...value, uae: { ...uae, freeAbove } })}
          />
          <NumberField
            label={messages.flat}
            scale={100}
            value={uae.flat}
            fault={faults['uae.flat']}
            readOnly={readOnly}
            onChange={(flat) => change({ ...value, uae: { ...uae, flat } })}
          />
        </div>
      </Section>
      <Section title={messages.freight}>
        <p className="type-ui mt-2 text-graphite">{messages.freightMeaning}</p>
        {regionTexts(shipping).map(({ id, name }) => (
          <RegionFields key={id} id={id} name={name} {...props} />
        ))}
      </Section>
      <WeekFields {...props} />
      <CountryFields {...props} />
    </>
  )
}

const FREIGHT_PARTS = [
  { part: 'base', label: messages.base },
  { part: 'perKg', label: messages.perKg },
] as const

type RegionFieldsProps = Fields<DraftPrices> & { readonly id: Region; readonly name: string }

function RegionFields({ id, name, value, change, faults, readOnly }: RegionFieldsProps) {
  // A list from before duties could be paid by the shop says nothing of them.
  const {
    freight,
    days,
    incoterms = DEFAULT_PRICES.incoterms,
  } = value as Partial<DraftPrices> & Omit<DraftPrices, 'incoterms'>
  const [least, most] = days[id]
  const setDays = (pair: DraftPrices['days'][Region]) => change({ ...value, days: { ...days, [id]: pair } })
  return (
    <fieldset className="freight-region mt-5">
      <legend className="type-tool">{name}</legend>
      {isByWeight(id) &&
        FREIGHT_PARTS.map(({ part, label }) => (
          <NumberField
            key={part}
            label={label}
            scale={100}
            value={freight[id][part]}
            fault={faults[`freight.${id}.${part}`]}
            readOnly={readOnly}
            onChange={(cents) =>
              change({ ...value, freight: { ...freight, [id]: { ...freight[id], [part]: cents } } })
            }
          />
        ))}
      <NumberField
        label={messages.daysLeast}
        value={least}
        fault={faults[`days.${id}.0`]}
        readOnly={readOnly}
        onChange={(first) => setDays([first, most])}
      />
      <NumberField
        label={messages.daysMost}
        value={most}
        fault={faults[`days.${id}`] ? messages.backwards : faults[`days.${id}.1`]}
        readOnly={readOnly}
        onChange={(last) => setDays([least, last])}
      />
      {id !== 'uae' && (
        <SelectField
          label={messages.duties}
          className="col-span-2"
          disabled={readOnly}
          value={incoterms[id]}
          onChange={({ target }) =>
            change({
              ...value,
              incoterms: { ...incoterms, [id]: target.value === 'DDP' ? 'DDP' : 'DAP' },
            })
          }
        >
          {INCOTERMS.map((term) => (
            <option key={term} value={term}>
              {messages.dutiesBy({ term })}
            </option>
          ))}
        </SelectField>
      )}
      <RegionCountries id={id} notShippedTo={value.notShippedTo} />
    </fieldset>
  )
}

type RegionCountriesProps = { readonly id: Region; readonly notShippedTo: readonly string[] }

/** The countries that a region is made of, folded away: the rest of the world is two hundred. */
function RegionCountries({ id, notShippedTo }: RegionCountriesProps) {
  const all = inOrderOfNames(countriesIn(id))
  const served = all.filter(({ code }) => !notShippedTo.includes(code))
  const excluded = all.filter(({ code }) => notShippedTo.includes(code))
  return (
    <details className="region-countries type-caption text-graphite">
      <summary>{messages.regionCountries({ count: served.length })}</summary>
      <p className="mt-1">{LIST.format(served.map(countryName))}</p>
      {excluded.length > 0 && (
        <p className="mt-1">{messages.notServed({ countries: LIST.format(excluded.map(countryName)) })}</p>
      )}
    </details>
  )
}

const LIST = new Intl.ListFormat(LANGUAGE.tag)

const WEEKS = [
  { part: 'making', label: messages.weeksMaking },
  { part: 'way', label: messages.weeksWay },
  { part: 'all', label: messages.weeksAll },
] as const

/** How long customers are told that it takes. */
function WeekFields({ value, change, faults, readOnly }: Fields<DraftPrices>) {
  const { weeks } = value
  return (
    <Section title={messages.weeks}>
      <p className="type-ui mt-2 text-graphite">{messages.weeksMeaning}</p>
      {WEEKS.map(({ part, label }) => {
        const [least, most] = weeks[part]
        const set = (pair: DraftPrices['weeks']['making']) =>
          change({ ...value, weeks: { ...weeks, [part]: pair } })
        return (
          <fieldset key={part} className="freight-region mt-5">
            <legend className="type-tool">{label}</legend>
            <NumberField
              label={messages.weeksLeast}
              value={least}
              fault={faults[`weeks.${part}.0`]}
              readOnly={readOnly}
              onChange={(first) => set([first, most])}
            />
            <NumberField
              label={messages.weeksMost}
              value={most}
              fault={faults[`weeks.${part}`] ? messages.backwards : faults[`weeks.${part}.1`]}
              readOnly={readOnly}
              onChange={(last) => set([least, last])}
            />
          </fieldset>
        )
      })}
    </Section>
  )
}

const isByWeight = (id: Region): id is FreightRegion => id !== 'uae' && id !== 'rest-of-world'

function CountryFields({ value, change, faults, readOnly }: Fields<DraftPrices>) {
  const { notShippedTo } = value
  const excluded = inOrderOfNames(COUNTRIES.filter(({ code }) => notShippedTo.includes(code)))
  const offered = inOrderOfNames(COUNTRIES.filter(({ code }) => !notShippedTo.includes(code)))
  const set = (codes: readonly string[]) => change({ ...value, notShippedTo: codes })
  return (
    <Section title={messages.countries}>
      {excluded.length === 0 && <p className="type-ui mt-2 text-graphite">{messages.noCountries}</p>}
      <ul className="mt-2">
        {excluded.map((country) => (
          <li key={country.code} className="revision-row">
            <span className="type-ui">{countryName(country)}</span>
            {!readOnly && (
              <Button small onClick={() => set(notShippedTo.filter((code) => code !== country.code))}>
                {messages.removeCountry({ country: countryName(country) })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!readOnly && (
        <SelectField
          label={messages.addCountry}
          className="mt-4 max-w-100"
          value=""
          onChange={({ target }) => set([...notShippedTo, target.value])}
        >
          <option value="">{messages.chooseCountry}</option>
          {offered.map((country) => (
            <option key={country.code} value={country.code}>
              {countryName(country)}
            </option>
          ))}
        </SelectField>
      )}
      <FieldError id="countries-fault">{faults['notShippedTo'] ?? ''}</FieldError>
    </Section>
  )
}
