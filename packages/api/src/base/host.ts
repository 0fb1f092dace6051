import type { Area } from '@shiji/contract/area.ts'
import type { ApiText } from './failure.ts'

/** What the page does for the API: this package shows nothing and knows no router. */
export interface ApiHost {
  /** Shows a short message. */
  notify(kind: 'success' | 'error', text: string): void
  /** Sends the person to the login page of an area, remembering where he was. */
  toLogin(area: Area): void
  /** A text of this package in the language of the page. */
  translate(key: ApiText): string
  /** Writes to the console or an error beacon, never to the screen. */
  log(message: string, detail?: unknown): void
}
