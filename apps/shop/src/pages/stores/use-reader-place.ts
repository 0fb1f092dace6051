import { useEffect, useEffectEvent, useState } from 'react'

/** Where the reader is, in degrees. */
export interface ReaderPlace {
  readonly lat: number
  readonly lng: number
}

/** What is known of the place: not asked for yet, being found, known, refused by the reader, or not available. */
export type PlaceState = 'unasked' | 'asking' | 'known' | 'refused' | 'lost'

export interface ReaderPlaceAnswer {
  readonly state: PlaceState
  /** Defined while it is known. */
  readonly place: ReaderPlace | undefined
  /** Asks the browser, which may ask the reader. */
  readonly ask: () => void
}

/** A place of some minutes ago is good enough; waiting longer than this is not. */
const ASKING: PositionOptions = { maximumAge: 600_000, timeout: 10_000 }

/** A thousandth of a degree is about a hundred metres: the server learns no more than the order by distance needs. */
const rough = (degrees: number): number => Math.round(degrees * 1_000) / 1_000

/**
 * The reader's place for lists by distance, kept in memory only. The browser is asked when `ask` is called, which is to
 * follow a reader's choice; a list that is `wanted` by its address asks by itself only where the reader has allowed it before.
 */
export function useReaderPlace(wanted: boolean): ReaderPlaceAnswer {
  const [state, setState] = useState<PlaceState>('unasked')
  const [place, setPlace] = useState<ReaderPlace>()
  const ask = () => {
    // Missing in pages without https; the type of the platform does not say so.
    const geolocation: Geolocation | undefined = navigator.geolocation
    if (geolocation === undefined) return setState('lost')
    setState('asking')
    geolocation.getCurrentPosition(
      ({ coords }) => {
        setPlace({ lat: rough(coords.latitude), lng: rough(coords.longitude) })
        setState('known')
      },
      failure => setState(failure.code === failure.PERMISSION_DENIED ? 'refused' : 'lost'),
      ASKING,
    )
  }
  const askIfAllowed = useEffectEvent((isAllowed: boolean) => {
    if (isAllowed && state === 'unasked') ask()
  })
  useEffect(() => {
    if (!wanted) return
    let left = false
    const permissions: Permissions | undefined = navigator.permissions
    permissions?.query({ name: 'geolocation' }).then(
      answer => !left && askIfAllowed(answer.state === 'granted'),
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [wanted])
  return { state, place: state === 'known' ? place : undefined, ask }
}
