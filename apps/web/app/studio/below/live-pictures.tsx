import '../room/room-view.css'

// One file, so that what is near the end of the page is one request.
export { CloseUp } from './close-up.tsx'
export { RugInRoom } from './rug-in-room.tsx'
