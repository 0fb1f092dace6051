import Delta from 'quill-delta'
import { fileAddress, filePath } from '../../common/file-address/wire-address.ts'

/** A text of the editor with every picture at the address that `move` gives for its own. */
export const movePictures = (text: Delta, move: (address: string) => string): Delta =>
  new Delta(
    text.ops.map(op =>
      typeof op.insert === 'object' && typeof op.insert.image === 'string'
        ? { ...op, insert: { ...op.insert, image: move(op.insert.image) } }
        : op,
    ),
  )

/** A stored text as the editor shows it: files at the address that the page loads them at. */
export const withOrigin = (stored: Delta, filesOrigin: string): Delta =>
  movePictures(stored, path => fileAddress(filesOrigin, path))

/** What the editor holds as it is stored: files at the address of the wire, whatever origin they came from here. */
export const withoutOrigin = (shown: Delta, filesOrigin: string): Delta =>
  movePictures(shown, address => filePath(filesOrigin, address))

/** Html of the editor as it is stored, by the same rule. */
export const htmlWithoutOrigin = (html: string, filesOrigin: string): string =>
  filesOrigin === '' ? html : html.replaceAll(`src="${filesOrigin}/files/`, 'src="/files/')
