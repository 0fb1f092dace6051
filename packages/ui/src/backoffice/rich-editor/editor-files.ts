import Delta from 'quill-delta'
import { fileAddress, filePath } from '../../common/file-address/wire-address.ts'

/** The content of the editor with every picture address mapped by `move`. */
export const movePictures = (text: Delta, move: (address: string) => string): Delta =>
  new Delta(
    text.ops.map(op =>
      typeof op.insert === 'object' && typeof op.insert.image === 'string'
        ? { ...op, insert: { ...op.insert, image: move(op.insert.image) } }
        : op,
    ),
  )

/** A stored text for the editor: files at the address that the page loads them from. */
export const withOrigin = (stored: Delta, filesOrigin: string): Delta =>
  movePictures(stored, path => fileAddress(filesOrigin, path))

/** The content of the editor for storing: files at their address on the wire, whatever origin they were loaded from. */
export const withoutOrigin = (shown: Delta, filesOrigin: string): Delta =>
  movePictures(shown, address => filePath(filesOrigin, address))

/** Html of the editor for storing, by the same rule. */
export const htmlWithoutOrigin = (html: string, filesOrigin: string): string =>
  filesOrigin === '' ? html : html.replaceAll(`src="${filesOrigin}/files/`, 'src="/files/')
