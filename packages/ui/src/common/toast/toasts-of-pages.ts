import { leaveToasts } from './toast.ts'

/** What the messages need to know of a router. */
interface PageRouter {
  readonly state: PageState
  readonly subscribe: (listener: (state: PageState) => void) => () => void
}

interface PageState {
  readonly location: { readonly pathname: string }
  readonly navigation: { readonly state: string }
}

/**
 * Closes the messages of a page when the router goes to the next one. Messages from one second before the navigation begins on belong to the
 * next page. Asks the router, not a component: a slow device renders the navigation seconds after it begins. Returns the unsubscribe function.
 */
export function closeToastsWithPages(router: PageRouter): () => void {
  let page = router.state.location.pathname
  let leftAt: number | undefined
  return router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle') leftAt ??= Date.now()
    if (location.pathname !== page) {
      page = location.pathname
      leaveToasts(leftAt ?? Date.now())
    }
    if (navigation.state === 'idle') leftAt = undefined
  })
}
