import type { RoomRecord } from '@nawl/contract/imaging/room'

import { browserFetch, callApi } from './request.ts'

/** The rooms a rug can be seen in, or null when the shop cannot be asked. */
export function fetchRooms(): Promise<readonly RoomRecord[] | null> {
  return callApi(browserFetch, '/api/rooms', {}, (response) => response.json() as Promise<RoomRecord[]>)
}

/** A plate of a room. Rejects when it cannot be had. */
export async function fetchPlate(path: string): Promise<Blob> {
  const response = await browserFetch(`/${path}`)
  if (!response.ok) throw new Error(`/${path} answered ${response.status}`)
  return response.blob()
}
