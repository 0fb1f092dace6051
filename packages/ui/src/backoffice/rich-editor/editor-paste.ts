import { SPEC_LIMITS } from '@shiji/kit/limits/spec-limits.ts'
import Delta from 'quill-delta'
import { fileAddress, filePath } from '../../common/file-address/wire-address.ts'
import { movePictures } from './editor-files.ts'
import { tableCellRule, tableRowRule } from './editor-tables.ts'

/** What to do with a picture inside pasted text, by its address. */
export type PastedPicture = 'keep' | 'upload' | 'drop'

// Four base64 characters are three bytes; padding characters at the end do not count.
const bytesOf = (dataUrl: string): number =>
  Math.floor(dataUrl.slice(dataUrl.indexOf(',') + 1).replace(/=+$/, '').length * 0.75)

/**
 * Uploaded pictures stay, small ones stay in the text, larger ones are uploaded. Local files and pictures on other
 * hosts are dropped: every reader's browser would call that host. A stored text without the editor's own format is read
 * by the same rules.
 */
export function pastedPicture(source: string): PastedPicture {
  if (source.startsWith('/files/')) return 'keep'
  if (!/^data:image\/(?:jpeg|png|webp|gif);base64,/i.test(source)) return 'drop'
  return bytesOf(source) <= SPEC_LIMITS.editor.inlineBytes ? 'keep' : 'upload'
}

/** The file in a data address. */
export function fileOfDataUrl(source: string): File {
  const type = source.slice('data:'.length, source.indexOf(';'))
  const bytes = Uint8Array.from(atob(source.slice(source.indexOf(',') + 1)), sign => sign.charCodeAt(0))
  return new File([bytes], `pasted.${type.split('/')[1] ?? 'png'}`, { type })
}

/**
 * Rules for pasted elements, for the editor's clipboard: styles and unknown tags are dropped by its list of formats. In
 * the editor, files have the address that the page loads them from, whether they come from a stored text or from the
 * editor itself.
 */
export const pasteRules = (
  upload: (file: File) => void,
  filesOrigin = '',
): [string, (node: Node, delta: Delta) => Delta][] => [
  // Its content would be pasted as text.
  ['script', () => new Delta()],
  ['td', tableCellRule],
  ['th', tableCellRule],
  ['tr', tableRowRule],
  [
    'img',
    (node, delta) => {
      const source = node instanceof HTMLImageElement ? filePath(filesOrigin, node.getAttribute('src') ?? '') : ''
      const fate = pastedPicture(source)
      if (fate === 'keep') return movePictures(delta, path => fileAddress(filesOrigin, filePath(filesOrigin, path)))
      if (fate === 'upload') upload(fileOfDataUrl(source))
      return new Delta()
    },
  ],
]
