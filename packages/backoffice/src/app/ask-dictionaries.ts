import type { ShijiStore } from '@shiji/api/store.ts'
import type { AskDictionary } from '@shiji/ui/dictionary/dictionary-source.ts'

/**
 * The way of form fields to their dictionaries (spec §7): always asked anew, since nothing tells when one has changed; asked
 * once where two fields want the same at the same time. Its code comes with the first question.
 */
export const askDictionaries =
  (store: ShijiStore): AskDictionary =>
  async (url, params) => {
    const { resourceApi } = await import('@shiji/api/resource/resource.api.ts')
    const ask = resourceApi.endpoints.dictionary.initiate({ url, params }, { subscribe: false, forceRefetch: true })
    return store.dispatch(ask).unwrap()
  }
