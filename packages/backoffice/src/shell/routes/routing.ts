import type { Backoffice } from '../../core/running/backoffice.ts'
import type { Views } from '../screen/views.ts'

/** What routes are made from. */
export type Routing = Pick<Backoffice, 'area' | 'store' | 'storage' | 'host'> & {
  /** Loads the screens of the app. */
  readonly loadViews: () => Promise<Views>
  /** Loads the texts of the pages behind the login; once, however often it is called. */
  readonly loadTexts: () => Promise<void>
}
