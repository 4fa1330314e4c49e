import type { Locator, Page } from '@playwright/test'

import {
  arabicLabel,
  type Extent,
  inArabicOrSame,
  rememberTyped,
  type Sought,
  wasTyped,
} from './translate.ts'

type Method = (this: unknown, ...given: never[]) => unknown
type Methods = Record<string, Method>

/** Already Arabic, or not a page. */
const UNTRANSLATED = /^\/(?:ar(?:\/|\?|$)|api\/|artwork\/|auth\/|healthz|readyz|test-payment\/)/

/** The Arabic address of an English one on a shop of the tests; others stay. */
export function arabicAddress(address: string): string {
  const [, origin = '', found] = /^(http:\/\/[\w.]+:\d+)?(\/.*)?$/.exec(address) ?? []
  const path = found ?? (origin && '/')
  if (!path || path.startsWith('//') || UNTRANSLATED.test(path)) return address
  return `${origin}/ar${path.replace(/^\/(?=[?#]|$)/, '')}`
}

/** The English address of a page's Arabic one. */
export const englishAddress = (address: string) =>
  address.replace(/^(https?:\/\/[^/]+)?\/ar(?=[/?#]|$)/, '$1')

let done = false

/**
 * Makes pages and locators of this process find in Arabic what journeys look for in English. Addresses get the prefix of
 * the language; `page.url()` tells the English one.
 */
export function translatePages(page: Page): void {
  if (done) return
  done = true
  const pages = Object.getPrototypeOf(page) as Methods
  const locators = Object.getPrototypeOf(page.locator('body')) as Methods
  const frames = Object.getPrototypeOf(page.frameLocator('iframe')) as Methods
  for (const methods of [pages, locators, frames]) {
    for (const name of ['getByText', 'getByLabel', 'getByAltText', 'getByTitle', 'getByPlaceholder'])
      change(methods, name, (text: Sought, options?: { exact?: boolean }) => [
        translated(text, options),
        options,
      ])
    change(methods, 'getByRole', (role: string, options?: { name?: Sought; exact?: boolean }) => [
      role,
      options?.name === undefined ? options : { ...options, name: translated(options.name, options) },
    ])
    for (const name of ['locator', 'filter']) change(methods, name, withTexts)
  }
  change(locators, 'fill', (text: string, ...rest: unknown[]) => {
    rememberTyped(text)
    return [text, ...rest]
  })
  change(locators, 'selectOption', (option: unknown, ...rest: unknown[]) => [optionInArabic(option), ...rest])
  change(pages, 'goto', (address: string, ...rest: unknown[]) => [arabicAddress(address), ...rest])
  change(pages, 'waitForURL', (address: unknown, ...rest: unknown[]) => [
    typeof address === 'string' ? arabicAddress(address) : address,
    ...rest,
  ])
  const url = pages['url']
  pages['url'] = function () {
    return englishAddress(url?.call(this) as string)
  }
}

function change(methods: Methods, name: string, given: (...given: never[]) => unknown[]): void {
  const original = methods[name]
  if (!original) return
  methods[name] = function (...args) {
    return original.apply(this, given(...args) as never[])
  }
}

const translated = (text: Sought, options: { readonly exact?: boolean } | undefined): Sought =>
  inArabicOrSame(text, extentOf(options))

const extentOf = (options: { readonly exact?: boolean } | undefined): Extent =>
  options?.exact ? 'whole' : 'part'

type Filter = { hasText?: Sought; hasNotText?: Sought }

/** The arguments of `filter` and `locator`: addresses in selectors, and texts. */
function withTexts(first: unknown, second?: Filter): unknown[] {
  if (typeof first === 'string') return [selectorInArabic(first), second && textsInArabic(second)]
  return first && !('click' in (first as Locator))
    ? [textsInArabic(first as Filter), second]
    : [first, second]
}

function textsInArabic<Options extends Filter>(options: Options): Options {
  const { hasText, hasNotText } = options
  return {
    ...options,
    ...(hasText === undefined ? {} : { hasText: translated(hasText, undefined) }),
    ...(hasNotText === undefined ? {} : { hasNotText: translated(hasNotText, undefined) }),
  }
}

/** Links of a selector, `a[href="/cart"]`, lead to the Arabic pages. */
const selectorInArabic = (selector: string) =>
  selector.replaceAll(
    /(\[(?:href|action)\^?=["']?)(\/[^"'\]]*)/g,
    (_, start: string, address: string) => start + arabicAddress(address),
  )

/** An option is chosen by its label, or by its value, which no message is; a list of what was typed shows it as it is. */
function optionInArabic(option: unknown): unknown {
  if (typeof option === 'string')
    return wasTyped(option) ? [option, arabicLabel(option)] : arabicLabel(option)
  if (typeof option === 'object' && option !== null && 'label' in option)
    return { label: arabicLabel(String(option.label)) }
  return option
}
