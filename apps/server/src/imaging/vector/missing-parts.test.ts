import { describe, expect, it } from 'vitest'

import { missingPart } from './missing-parts.ts'

describe('what a vector drawing has that cannot be drawn', () => {
  it.each([
    ['<svg><text>Nawl</text></svg>', 'has-words'],
    ['<svg:svg><svg:text x="1">Nawl</svg:text></svg:svg>', 'has-words'],
    ['<svg><foreignObject/></svg>', 'has-words'],
    ['<svg><image href="a.png"/></svg>', 'has-link'],
    ["<svg><image width='9' xlink:href = 'https://example.com/a.png'/></svg>", 'has-link'],
  ] as const)('%s', (source, part) => expect(missingPart(source)).toBe(part))

  it.each([
    '<svg><textPath/><texture/><path d="M0 0"/></svg>',
    '<svg><title>A text</title><image href="data:image/png;base64,AAAA"/><image/></svg>',
    '<svg><a href="https://example.com"><path d="M0 0"/></a></svg>',
  ])('not in %s', (source) => expect(missingPart(source)).toBeNull())
})
