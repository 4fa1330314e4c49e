/** Pixels of the longer side: as large as anybody is shown it. */
const LONGEST = 2_000
const QUALITY = 0.85

/** A photograph drawn smaller, without what the camera wrote into it; as it is where the browser cannot read it. */
export async function smallerPicture(file: Blob): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
    return drawn ?? file
  } catch {
    return file
  }
}
