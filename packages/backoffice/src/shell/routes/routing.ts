import type { Backoffice } from '../../core/running/backoffice.ts'
import type { Views } from '../screen/views.ts'

/** What routes are created from. */
export type Routing = Pick<Backoffice, 'area' | 'store' | 'storage' | 'host'> & {
  /** Loads the screens of the app. */
  readonly loadViews: () => Promise<Views>
  /** Loads the texts of the pages behind the login, once. */
  readonly loadTexts: () => Promise<void>
}
