import { identityApi } from '@shiji/api/identity/identity.api.ts'
import type { Backoffice } from '../app/backoffice.ts'

/**
 * Asks who is logged in and what he may do, beside the menu, so that pages have their buttons from the first drawing on. A page that
 * does not hear it draws without them and hears it later; a failure is told by those who show the person.
 */
export async function knowPerson({ area, store }: Pick<Backoffice, 'area' | 'store'>): Promise<void> {
  const asking = store.dispatch(identityApi.endpoints.authInfo.initiate(area))
  await asking
  asking.unsubscribe()
}
