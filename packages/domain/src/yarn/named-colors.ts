/** The fifteen named yarns of the picker: the names are fixed, the shades are dyed wool. */
export const NAMED_COLORS = [
  { name: 'Brown', hex: '#664229' },
  { name: 'Orange', hex: '#C66E2B' },
  { name: 'Beige', hex: '#DCCDB0' },
  { name: 'Black', hex: '#1F1C1C' },
  { name: 'White', hex: '#F3EEE4' },
  { name: 'Red', hex: '#A82A27' },
  { name: 'Blue', hex: '#3C6997' },
  { name: 'Green', hex: '#476B3E' },
  { name: 'Purple', hex: '#5D3D66' },
  { name: 'Navy', hex: '#263452' },
  { name: 'Gray', hex: '#86827C' },
  { name: 'Tan', hex: '#C29E71' },
  { name: 'Maroon', hex: '#5B2227' },
  { name: 'Teal', hex: '#216266' },
  { name: 'Gold', hex: '#C1963A' },
] as const
