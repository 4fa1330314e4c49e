/** Where a JPEG's segments, its Exif and a focal length of 35 mm film in that are told by these numbers. */
const [EXIF_SEGMENT, EXIF_POINTER, FILM_LENGTH] = [0xe1, 0x8769, 0xa405]
/** The diagonal of 35 mm film, which equivalent focal lengths refer to. */
const FILM_DIAGONAL_MM = Math.hypot(36, 24)

/**
 * The focal length that a camera wrote into its JPEG, in long sides of the picture of that aspect ratio; null if it
 * wrote none. A picture that was cut afterwards would say a wrong one, and says nothing of it.
 */
export function writtenLens(bytes: Uint8Array, aspect: number): number | null {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const exif = exifStart(data)
    const millimetres = exif === null ? null : filmLength(data, exif)
    return millimetres ? (millimetres / FILM_DIAGONAL_MM) * Math.hypot(1, Math.min(aspect, 1 / aspect)) : null
  } catch (error) {
    // Something points to beyond what was read.
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Where the TIFF in a JPEG's Exif begins. */
function exifStart(data: DataView): number | null {
  if (data.getUint16(0) !== 0xffd8) return null
  for (let at = 2; data.getUint8(at) === 0xff; at += 2 + data.getUint16(at + 2)) {
    const isExif = data.getUint8(at + 1) === EXIF_SEGMENT && data.getUint32(at + 4) === 0x45786966
    if (isExif) return at + 10
  }
  return null
}

function filmLength(data: DataView, start: number): number | null {
  const little = data.getUint16(start) === 0x4949
  const entry = (directory: number, tag: number): number | null => {
    const count = data.getUint16(directory, little)
    for (let i = 0; i < count; i++) {
      const at = directory + 2 + i * 12
      if (data.getUint16(at, little) === tag) return at + 8
    }
    return null
  }
  const pointer = entry(start + data.getUint32(start + 4, little), EXIF_POINTER)
  const value = pointer && entry(start + data.getUint32(pointer, little), FILM_LENGTH)
  return value ? data.getUint16(value, little) : null
}
