import { createStore } from '../../ui/store.ts'

/** The side whose field is wanted: the sheet rises to it on a phone, then the field takes the focus and clears this. */
export const wantedSide = createStore<'width' | 'length' | null>(null)
