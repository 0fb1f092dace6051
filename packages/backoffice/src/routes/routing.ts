import type { Backoffice } from '../app/backoffice.ts'

/** What routes are made from. */
export type Routing = Pick<Backoffice, 'area' | 'store' | 'storage' | 'host' | 'views'> & {
  /** Loads the texts that the pages behind the login stand on; once, however often it is called. */
  readonly loadTexts: () => Promise<void>
}
