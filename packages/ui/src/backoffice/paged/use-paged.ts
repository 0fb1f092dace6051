import { useEffect, useEffectEvent, useState } from 'react'

/** State of one page. */
export interface Paged<Page> {
  /** The last loaded page; it stays while another loads. */
  readonly page: Page | undefined
  readonly loading: boolean
  /** Error message; '' if the reason is unknown. */
  readonly failure: string | undefined
  readonly retry: () => void
}

interface State<Page> {
  readonly key: string
  readonly page?: Page | undefined
  readonly failure?: string
}

/** Loads a page whenever `key` changes while `active`; the latest request wins. */
export function usePaged<Page>(
  key: string,
  active: boolean,
  load: (signal: AbortSignal) => Promise<Page>,
): Paged<Page> {
  const [tries, setTries] = useState(0)
  const asked = `${tries} ${key}`
  const [state, setState] = useState<State<Page>>({ key: '' })
  const ask = useEffectEvent((signal: AbortSignal) => load(signal))
  useEffect(() => {
    if (!active) return
    const stop = new AbortController()
    ask(stop.signal).then(
      page => !stop.signal.aborted && setState({ key: asked, page }),
      error => {
        if (stop.signal.aborted) return
        console.error(error)
        setState(old => ({ ...old, key: asked, failure: error instanceof Error ? error.message : '' }))
      },
    )
    return () => stop.abort()
  }, [active, asked])
  const current = state.key === asked
  return {
    page: state.page,
    loading: active && !current,
    failure: current ? state.failure : undefined,
    retry: () => setTries(count => count + 1),
  }
}
