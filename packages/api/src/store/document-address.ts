import type { StoreDocument } from '@shiji/contract/store/application.ts'

/** The picture of a document as an address for `img`; it never has one on the server. */
export const documentAddress = ({ mime, data }: Pick<StoreDocument, 'mime' | 'data'>): string =>
  `data:${mime};base64,${data}`
