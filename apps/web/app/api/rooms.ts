import type { RoomRecord } from '@nawl/contract/imaging/room'

import { browserFetch, callApi } from './request.ts'

/** The rooms a rug can be shown in, or null when the API fails. */
export function fetchRooms(): Promise<readonly RoomRecord[] | null> {
  return callApi(browserFetch, '/api/rooms', {}, (response) => response.json() as Promise<RoomRecord[]>)
}

/** Fetches a plate of a room. Rejects on failure. */
export async function fetchPlate(path: string): Promise<Blob> {
  const response = await browserFetch(`/${path}`)
  if (!response.ok) throw new Error(`/${path} answered ${response.status}`)
  return response.blob()
}
