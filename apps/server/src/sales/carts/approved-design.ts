import { designIdentity, type DesignSnapshot } from '@nawl/domain/cart/design-snapshot'

import { sha256 } from '../../platform/sha256.ts'

/** The hash of what a rug is made from: its drawing, recipe, size and shape. SHA-256 in hexadecimal. */
export const designHash = (design: DesignSnapshot): string => sha256(designIdentity(design))

/** A hash as it is printed and read out: its first sixteen digits, in fours. */
export const shortHash = (hash: string): string => hash.slice(0, 16).replaceAll(/.{4}(?=.)/g, '$& ')
