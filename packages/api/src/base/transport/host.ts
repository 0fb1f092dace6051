import type { Area } from '@shiji/contract/area.ts'
import type { ApiText } from './failure.ts'

/** What the page provides: this package shows nothing itself and does not know the router. */
export interface ApiHost {
  /** Shows a short message. */
  notify(kind: 'success' | 'error', text: string): void
  /** Opens the login page of an area and remembers the current page. */
  toLogin(area: Area): void
  /** A text of this package in the language of the page. */
  translate(key: ApiText): string
  /** Writes to the console or an error beacon, never to the screen. */
  log(message: string, detail?: unknown): void
}
