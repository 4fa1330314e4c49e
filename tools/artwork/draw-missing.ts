// Draws what is missing or has changed in the catalogue, as a process of its own, so that it can have a lower priority.
import { renderArtwork } from './render-artwork.ts'

await renderArtwork()
