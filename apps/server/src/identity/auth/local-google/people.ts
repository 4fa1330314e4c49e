/** The example people of local sign-in. Their addresses use RFC 2606's example domain. */
export const PEOPLE = [
  { sub: 'local-layla', name: 'Layla Haddad', email: 'layla@example.com', hex: '#9e3b2c' },
  { sub: 'local-marcus', name: 'Marcus Lindqvist', email: 'marcus@example.com', hex: '#2f4858' },
  { sub: 'local-noor', name: 'Noor Rahman', email: 'noor@example.com', hex: '#6b7048' },
] as const

/** The person of an id; undefined when unknown. */
export const personOf = (sub: string) => PEOPLE.find((person) => person.sub === sub)
