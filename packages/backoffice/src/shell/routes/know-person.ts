import { identityApi } from '@shiji/api/identity/identity.api.ts'
import type { Backoffice } from '../../core/running/backoffice.ts'

/**
 * Loads the current person and their permissions in parallel with the menu, so that pages have their buttons from the
 * first render. If it fails, a page renders without them and gets them later; the components that show the person
 * report the failure.
 */
export async function knowPerson({ area, store }: Pick<Backoffice, 'area' | 'store'>): Promise<void> {
  const asking = store.dispatch(identityApi.endpoints.authInfo.initiate(area))
  await asking
  asking.unsubscribe()
}
