/** Errors of uploading a picture, and of reading an uploaded design. */
export const UPLOAD_ERRORS = {
  'picture/missing': { status: 400, title: 'No picture was sent' },
  'picture/too-large': { status: 413, title: 'The picture is larger than 20 MB' },
  'picture/not-a-picture': { status: 415, title: 'The file is not a picture' },
  'picture/unsupported': { status: 415, title: 'Pictures of this kind are not read here' },
  'picture/packed-bitmap': { status: 415, title: 'The bitmap is a wrapper around another format' },
  'picture/damaged': { status: 422, title: 'The picture is damaged' },
  'picture/too-many-pixels': { status: 422, title: 'The picture has too many pixels' },
  'picture/interlaced-too-large': {
    status: 422,
    title: 'An interlaced or progressive picture of this size is not read',
  },
  'picture/too-small': { status: 422, title: 'The part chosen has too few pixels' },
  'picture/too-slow': { status: 422, title: 'The picture took too long to read' },
  'own-artwork/too-many': { status: 429, title: 'Too many pictures were sent within the hour' },
  'own-artwork/no-room': { status: 507, title: 'There is no room for more designs just now' },
  'own-artwork/not-found': { status: 404, title: 'There is no such design' },
  'own-artwork/wrong-secret': { status: 403, title: 'Only who made the design can change it' },
} as const satisfies Record<string, { status: number; title: string }>
