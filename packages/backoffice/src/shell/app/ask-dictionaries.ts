import type { ShijiStore } from '@shiji/api/store.ts'
import type { AskDictionary } from '@shiji/ui/backoffice/dictionary/dictionary-source.ts'

/**
 * Loads dictionaries for form fields (spec §7): never cached, since changes are not signalled; requested once if two fields need the same one at the
 * same time. Its code loads with the first request.
 */
export const askDictionaries =
  (store: ShijiStore): AskDictionary =>
  async (url, params) => {
    const { resourceApi } = await import('@shiji/api/resource/resource.api.ts')
    const ask = resourceApi.endpoints.dictionary.initiate({ url, params }, { subscribe: false, forceRefetch: true })
    return store.dispatch(ask).unwrap()
  }
