/**
 * The bitmap that stands behind a picture: no leading slash, and `.bmp` in place of
 * jpg, jpeg, png or gif. Any other ending is left alone for the server to refuse.
 */
export function processingImagePath(imagePath: string): string {
  return imagePath.replace(/^\/+/, '').replace(/\.(?:jpe?g|png|gif)$/i, '.bmp')
}
